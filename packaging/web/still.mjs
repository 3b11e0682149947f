// Measures in a headless Chromium how much of a processor a title and a table take that nobody touches, all its
// processes together, without sound: what music takes comes on top. On a quiet machine:
//   go run ./packaging/web/serve build/web &      (after "make web")
//   node packaging/web/still.mjs http://127.0.0.1:8080 [SECONDS]
import { play, silent } from "./play.mjs";

const [address, seconds = 10] = process.argv.slice(2);
await play(silent, async ({ page, browser, at, click }) => {
	const system = await browser.newBrowserCDPSession();
	const taken = async () => (await system.send("SystemInfo.getProcessInfo")).processInfo;
	const measure = async what => {
		const before = await taken();
		await page.waitForTimeout(seconds * 1000);
		const shares = (await taken()).map(p => [p.type, 100 * (p.cpuTime - (before.find(b => b.id === p.id)?.cpuTime || 0)) / seconds]);
		const all = shares.reduce((sum, [, share]) => sum + share, 0);
		console.log(`${what}: ${all.toFixed(1)} % of a processor (${shares.map(([type, share]) => `${type} ${share.toFixed(1)}`).join(", ")})`);
	};
	await page.goto(address + "/?arg=-trace");
	while (!at()["title.new_game"]) await page.waitForTimeout(50);
	await page.waitForTimeout(4000);
	await measure("a title on which people walk");
	await page.waitForTimeout(25000);
	await measure("a still title");
	await click("title.new_game");
	await click("newgame.start");
	await page.waitForTimeout(4000);
	await measure("a table at which something small moves");
	await page.waitForTimeout(25000);
	await measure("a still table");
});
