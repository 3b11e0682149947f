// Measures in a headless Chromium how much of a processor a title and a table take that nobody touches, all its processes together, without
// sound: what music takes comes on top. On a quiet machine:
//   go run ./packaging/web/serve build/web &      (after "make web")
//   node packaging/web/still.mjs http://127.0.0.1:8080 [SECONDS]
import { chromium } from "playwright-core";

const [address, seconds = 10] = process.argv.slice(2);
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
	headless: true,
	args: ["--no-sandbox", "--disable-dev-shm-usage", "--mute-audio", "--use-gl=angle", "--use-angle=gl-egl", "--ignore-gpu-blocklist"],
});
try {
	const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
	const system = await browser.newBrowserCDPSession();
	await page.addInitScript(() => localStorage.setItem("clinic/settings.json", btoa('{"sound":false}')));
	let at = {};
	page.on("console", message => {
		const text = message.text();
		if (text.startsWith("{")) at = JSON.parse(text).at || at;
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
	const taken = async () => (await system.send("SystemInfo.getProcessInfo")).processInfo;
	const measure = async what => {
		const before = await taken();
		await page.waitForTimeout(seconds * 1000);
		const shares = (await taken()).map(p => [p.type, 100 * (p.cpuTime - (before.find(b => b.id === p.id)?.cpuTime || 0)) / seconds]);
		const all = shares.reduce((sum, [, share]) => sum + share, 0);
		console.log(`${what}: ${all.toFixed(1)} % of a processor (${shares.map(([type, share]) => `${type} ${share.toFixed(1)}`).join(", ")})`);
	};
	await page.goto(address + "/?arg=-trace");
	while (!at["title.new_game"]) await page.waitForTimeout(50);
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
} finally {
	await browser.close();
}
