// Plays the page in a headless Chromium as hands do, and fails unless what they do counts: a name is written with a mouse that is more than
// single keys, on however slow a machine a tap counts and what a finger carries is put down where it is lifted, and it goes back only where
// the browser takes the finger away, the finger feels both, nothing lies below a notch, and everything is taken along in a file.
//   node hands.mjs ADDRESS
import { prove } from "./play.mjs";

const [address] = process.argv.slice(2);

// open gives the page in a window, of which the system takes something at its edges: what stands where (at), whether something is held,
// what was said at once, how the phone has buzzed, and until(holds).
async function open(browser, complaints, window, edges = { top: 0, right: 0, bottom: 0, left: 0 }) {
	const context = await browser.newContext(window), page = await context.newPage();
	const game = { page, at: {}, scene: "", held: false, system: await context.newCDPSession(page) };
	page.on("console", message => {
		if (!message.text().startsWith("{")) return;
		const line = JSON.parse(message.text());
		if (line.at) Object.assign(game, { at: line.at, scene: line.scene });
		if (line.heard) game.held = line.heard.Held;
	});
	page.on("pageerror", error => complaints.push(`page error: ${error.message}`));
	game.until = async (what, holds) => {
		for (const end = Date.now() + 60_000; !await holds(); await page.waitForTimeout(50))
			if (Date.now() > end) throw new Error(`waiting for ${what} in ${game.scene}: ${Object.keys(game.at)}`);
	};
	game.middle = async id => {
		await game.until(id, () => game.at[id]);
		const [x, y, w, h] = game.at[id];
		return [x + w / 2, y + h / 2];
	};
	game.click = async id => {
		await page.mouse.click(...await game.middle(id), { delay: 300 });
		await page.waitForTimeout(500);
	};
	game.touch = (type, ...at) => game.system.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
	game.tap = async id => {
		await game.touch("touchStart", await game.middle(id));
		await page.waitForTimeout(120);
		await game.touch("touchEnd");
		await page.waitForTimeout(500);
	};
	game.buzzed = () => page.evaluate(() => window.buzzed);
	game.said = region => page.evaluate(id => document.getElementById(id).textContent, region);
	await page.addInitScript(() => {
		window.buzzed = [];
		navigator.vibrate = pattern => window.buzzed.push(pattern.length);
	});
	await game.system.send("Emulation.setSafeAreaInsetsOverride", { insets: edges });
	await page.goto(address + "/?arg=-trace");
	return game;
}

async function writesAName(browser, complaints) {
	const { page, system, click, until, said } = await open(browser, complaints, { viewport: { width: 1280, height: 800 } });
	await click("title.new_game");
	await click("newgame.0.name");
	await page.keyboard.type("Zo", { delay: 100 });
	await page.keyboard.insertText("é ");
	await system.send("Input.imeSetComposition", { text: "˚", selectionStart: 1, selectionEnd: 1 });
	await page.waitForTimeout(200);
	await page.keyboard.insertText("Å");
	await click("newgame.start");
	await until("the name to be said", async () => /Zoé Å\./.test(await said("spoken")));
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function carriesWithAFinger(browser, complaints) {
	const game = await open(browser, complaints, phone);
	const { page, middle, until, said, touch, tap, buzzed } = game;
	const carry = async id => {
		await page.waitForTimeout(1000);
		const [x, y] = await middle(id), [toX, place] = await middle("space/0/2/2"), toY = place + 90; // it floats above the finger
		await touch("touchStart", [x, y]);
		for (let step = 1; step <= 10; step++) {
			await touch("touchMove", [x + (toX - x) * step / 10, y + (toY - y) * step / 10]);
			await page.waitForTimeout(100);
		}
	};
	const jammed = () => page.evaluate(() => { for (const end = Date.now() + 1500; Date.now() < end;); });
	await tap("title.new_game");
	await tap("newgame.seed");
	await page.keyboard.insertText("43"); // the first of its bonuses is a parking lot
	await page.waitForTimeout(2000);
	const tapped = await middle("newgame.start"), busy = jammed();
	await Promise.all([touch("touchStart", tapped), touch("touchEnd")]); // both before the program looks again
	await busy;
	await middle("bonus/parking_lot");
	await page.waitForTimeout(1000); // the table has opened
	await tap("bonus/parking_lot");
	await carry("component/parking_lot");
	await touch("touchCancel");
	await until("the lost touch to be told", async () => /touch was lost/.test(await said("urgent")));
	await carry("component/parking_lot");
	const jam = jammed();
	await touch("touchEnd");
	await jam;
	await until("the parking lot to be put down", () => !game.at["component/parking_lot"]);
	await until("the finger to feel both", async () => /^3,.*1$/.test((await buzzed()).join()));
}

// keepsOffANotch finds everything between what the system takes of a phone, and where one sees it.
async function keepsOffANotch(browser, complaints) {
	const edges = { top: 47, right: 0, bottom: 34, left: 0 };
	const game = await open(browser, complaints, phone, edges);
	for (const [scene, id] of [["title", "title.new_game"], ["newgame", "newgame.start"], ["table.Table", "button/menu"]]) {
		await game.until(scene, () => game.scene === scene && game.at[id]);
		for (const [id, [, y, , high]] of Object.entries(game.at))
			if (y < edges.top - 1 || y + high > 844 - edges.bottom + 1) complaints.push(`${scene}: ${id} lies below the notch or the bar of the phone, from ${y} to ${y + high}`);
		await game.click(id);
	}
	await game.until("the menu", () => game.at["dialog.resume"]);
}

// takesEverythingAlong saves everything in a file and reads it in another browser, where the game is in the list.
async function takesEverythingAlong(browser, complaints) {
	const large = { viewport: { width: 1280, height: 800 } };
	const here = await open(browser, complaints, large);
	await here.click("title.new_game");
	await here.click("newgame.start");
	await here.until("the game to be kept", () => here.page.evaluate(() => "clinic/games/autosave" in localStorage));
	await here.page.reload();
	here.at = {};
	await here.click("title.records");
	await here.click("records.files");
	const saved = here.page.waitForEvent("download");
	await here.click("dialog.line.0");
	const there = await open(browser, complaints, large);
	await there.click("title.records");
	await there.click("records.files");
	const asked = there.page.waitForEvent("filechooser");
	await there.click("dialog.line.1");
	await (await asked).setFiles(await (await saved).path());
	await there.until("the game to come", () => there.page.evaluate(() => Object.keys(localStorage).some(key => key.startsWith("clinic/games/"))));
}

await prove(async (browser, complaints) => {
	await writesAName(browser, complaints);
	await carriesWithAFinger(browser, complaints);
	await keepsOffANotch(browser, complaints);
	await takesEverythingAlong(browser, complaints);
});
