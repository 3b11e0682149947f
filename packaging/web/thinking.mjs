// Measures in a headless Chromium how long Chief takes for a decision, and how long frames take while it thinks: four
// of them play with everything, shown at once. On a quiet machine:
//   go run ./packaging/web/serve build/web &      (after "make web")
//   node packaging/web/thinking.mjs http://127.0.0.1:8080 [SECONDS [READY-MADE-GAME]]
import { play } from "./play.mjs";

const [address, seconds = 60, game = "whole_clinic"] = process.argv.slice(2);
const timed = page => page.addInitScript(() => {
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
await play(timed, async ({ page, click }) => {
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
});
