// Plays the page in a headless Chromium as hands do, and fails unless what they do counts: a name is written with a mouse that is more than
// single keys, and what a finger carries is put down where it is lifted, on however slow a machine, and goes back only where the browser takes
// the finger away.
//   node hands.mjs ADDRESS
import { chromium } from "playwright-core";

const [address] = process.argv.slice(2);
const complaints = [];
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
	headless: true,
	args: ["--no-sandbox", "--disable-dev-shm-usage", "--mute-audio", "--use-gl=angle", "--use-angle=gl-egl", "--ignore-gpu-blocklist"],
});

// open gives the page in a window: what stands where (at), whether something is held, what was said at once, and until(holds).
async function open(window) {
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
	game.said = region => page.evaluate(id => document.getElementById(id).textContent, region);
	await page.goto(address + "/?arg=-trace");
	return game;
}

async function writesAName() {
	const { page, system, middle, until, said } = await open({ viewport: { width: 1280, height: 800 } });
	const click = async id => {
		await page.mouse.click(...await middle(id), { delay: 300 });
		await page.waitForTimeout(500);
	};
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

async function carriesWithAFinger() {
	const game = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
	const { page, system, middle, until, said } = game;
	const touch = (type, ...at) => system.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
	const tap = async id => {
		await touch("touchStart", await middle(id));
		await page.waitForTimeout(120);
		await touch("touchEnd");
		await page.waitForTimeout(500);
	};
	const carry = async id => {
		await page.waitForTimeout(1000);
		const [x, y] = await middle(id), [toX, place] = await middle("space/0/2/2"), toY = place + 90; // it floats above the finger
		await touch("touchStart", [x, y]);
		for (let step = 1; step <= 10; step++) {
			await touch("touchMove", [x + (toX - x) * step / 10, y + (toY - y) * step / 10]);
			await page.waitForTimeout(100);
		}
	};
	await tap("title.new_game");
	await tap("newgame.seed");
	await page.keyboard.insertText("43"); // the first of its bonuses is a parking lot
	await page.waitForTimeout(500);
	await tap("newgame.start");
	await tap("bonus/parking_lot");
	await carry("component/parking_lot");
	await touch("touchCancel");
	await until("the lost touch to be told", async () => /touch was lost/.test(await said("urgent")));
	await carry("component/parking_lot");
	const jam = page.evaluate(() => { for (const end = Date.now() + 1500; Date.now() < end;); });
	await touch("touchEnd");
	await jam;
	await until("the parking lot to be put down", () => !game.at["component/parking_lot"]);
}

try {
	await writesAName();
	await carriesWithAFinger();
} catch (error) {
	complaints.push(error.message);
} finally {
	await browser.close();
}
if (complaints.length) {
	console.error(complaints.join("\n"));
	process.exit(1);
}
