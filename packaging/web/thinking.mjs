// Measures in a headless Chromium how long Chief takes for a decision, and how long frames take while it thinks: four of them play with
// everything, shown at once. On a quiet machine:
//   go run ./packaging/web/serve build/web &      (after "make web")
//   node packaging/web/thinking.mjs http://127.0.0.1:8080 [SECONDS [READY-MADE-GAME]]
import { chromium } from "playwright-core";

const [address, seconds = 60, game = "whole_clinic"] = process.argv.slice(2);
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
	headless: true,
	args: ["--no-sandbox", "--disable-dev-shm-usage", "--mute-audio", "--use-gl=angle", "--use-angle=gl-egl", "--ignore-gpu-blocklist"],
});
try {
	const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
	let at = {};
	page.on("console", message => {
		const text = message.text();
		if (text.startsWith("{")) at = JSON.parse(text).at || at;
	});
	await page.addInitScript(() => {
		window.drawn = [];
		window.saves = [];
		const frame = window.requestAnimationFrame.bind(window), keep = Storage.prototype.setItem;
		window.requestAnimationFrame = draw => frame(time => {
			const begun = performance.now();
			draw(time);
			window.drawn.push(performance.now() - begun);
		});
		Storage.prototype.setItem = function (key, value) {
			if (key.endsWith("/autosave")) window.saves.push(performance.now()); // after each command
			return keep.call(this, key, value);
		};
	});
	const click = async id => {
		for (let tries = 0; !at[id]; tries++) {
			if (tries > 1200) throw new Error(`${id} is nowhere to be seen`);
			await page.waitForTimeout(50);
		}
		const [x, y, w, h] = at[id];
		await page.mouse.move(x + w / 2, y + h / 2);
		await page.waitForTimeout(200);
		await page.mouse.down();
		await page.waitForTimeout(200);
		await page.mouse.up();
		await page.waitForTimeout(400);
	};
	await page.goto(address + "/?arg=-trace");
	await click("title.new_game");
	await click("newgame.preset." + game);
	await click("newgame.players.3");
	for (const seat of [0, 1, 2, 3]) await click(`newgame.${seat}.who.1`);
	for (const seat of [0, 1, 2, 3]) await click(`newgame.${seat}.level.2`);
	await click("newgame.bots.3");
	await click("newgame.start");
	await page.waitForTimeout(3000); // until everything has been drawn once
	await page.evaluate(() => { window.drawn = []; window.saves = []; });
	await page.waitForTimeout(seconds * 1000);
	const { frames, saves } = await page.evaluate(() => ({ frames: window.drawn, saves: window.saves }));
	const decisions = saves.slice(1).map((time, i) => time - saves[i]);
	const told = list => [.5, .9, .99, 1].map(part => list.sort((a, b) => a - b)[Math.floor((list.length - 1) * part)]?.toFixed(1)).join(", ");
	console.log(`milliseconds at 50 %, 90 %, 99 % and at most:`);
	console.log(`  ${decisions.length} commands, each after the one before: ${told(decisions)}`);
	console.log(`  ${frames.length} frames, Update and Draw: ${told(frames)}`);
} finally {
	await browser.close();
}
