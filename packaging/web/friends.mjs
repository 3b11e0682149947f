// Sits down with two pages at a table of a host, one with mouse and keys, the other upright with a finger, and plays
// there until the game is over. The second is closed in the middle and opened again. It fails unless both pages keep
// the whole game in the end, and writes under which names.
//   node friends.mjs ADDRESS CODE
import { phone, pictures, prove, silent, sit } from "./play.mjs";

const [address, code] = process.argv.slice(2);
const early = 6; // deeds until the second page is closed

// next tells what to press: what the hint advises, and the end of a step as soon as something was done in it.
function next({ at, scene }, last) {
	const press = {
		"dialog.done": true,
		"hint/do": true,
		"button/done": last === "hint/do" || !at["hint/ask"], // or else it leads past what others do
		"hint/ask": true,
	};
	return scene === "table.Table" ? Object.keys(press).find(id => at[id] && press[id]) : undefined;
}

// play goes on for that many deeds, or until the game is over.
async function play(game, use, most) {
	for (let last = "", deeds = 0; deeds < most && game.scene !== "moments.Game";) {
		const shown = JSON.stringify(game.at), what = next(game, last);
		if (what) {
			await use(what);
			if (what === "hint/do") deeds++;
			if (what !== "hint/ask") last = what;
		}
		const waits = () => what === "hint/ask" ? game.at["hint/ask"] && !game.at["hint/do"] : JSON.stringify(game.at) === shown;
		const late = Date.now() + (what === "hint/ask" ? 20_000 : 2_000); // then it is pressed again: somebody else's deed may have come first
		while (Date.now() < late && waits()) await game.page.waitForTimeout(50);
	}
}

// comes opens the link and sits down under a name.
async function comes(game, name, use) {
	await game.open(`/?arg=-trace#join=${code}`, "lobby.Join");
	await game.shows("join.free");
	await use("join.name");
	await game.writes();
	await game.page.keyboard.type(name);
	await game.page.screenshot({ path: `${pictures}/friends-${name}-joins.png` });
	await use("join.sit");
	await game.untilScene("table.Table");
}

// keeps waits until a page has the game among its records, and writes its name.
async function keeps(game, name) {
	let kept = [];
	await game.until("the record of the game", async () => {
		kept = await game.page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith("clinic/records/")));
		return kept.length;
	});
	await game.page.screenshot({ path: `${pictures}/friends-${name}-over.png` });
	console.log(kept.map(key => key.slice("clinic/records/".length)).join());
}

await prove(async (browser, complaints) => {
	const more = { prepare: silent, allowed: /WebSocket connection to|ERR_CONNECTION_REFUSED/ }; // while the host is gone
	const keys = { "button/done": "d", "hint/ask": "i", "hint/do": "Enter", "dialog.done": "Control+Enter" };
	const byKeys = async () => {
		const game = await sit(browser, complaints, address, { ...more, window: { viewport: { width: 1024, height: 640 } } });
		await comes(game, "Bo", game.click);
		await play(game, what => game.page.keyboard.press(keys[what]), Infinity);
		await keeps(game, "Bo");
	};
	const byFinger = async () => {
		let game = await sit(browser, complaints, address, { ...more, window: phone });
		const tap = async what => { // at once: what is shown goes away when somebody else acts
			const [x, y, w, h] = game.at[what];
			await game.page.touchscreen.tap(x + w / 2, y + h / 2);
		};
		await comes(game, "Cy", game.tap);
		await play(game, tap, early);
		await game.page.close();
		game = await sit(browser, complaints, address, { ...more, context: game.context });
		await game.open();
		await game.tap("title.tables");
		await game.shows("tables.open." + code);
		await game.page.screenshot({ path: `${pictures}/friends-Cy-tables.png` });
		await game.tap("tables.open." + code);
		await game.untilScene("table.Table");
		await play(game, tap, Infinity);
		await keeps(game, "Cy");
	};
	await Promise.all([byKeys(), byFinger()]);
});
