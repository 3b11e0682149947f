// Measures in a headless Chromium how long the page takes to the title, by the time of the processor of all its
// processes together, the first time and when it has been there before, and how much memory the page's own process has
// then: all of it, and what of it no other process shares; and how much that of an empty page has. It prints them as
// "go test -bench" does.
//   go run ./packaging/web/serve build/web &      (after "make web")
//   node packaging/web/start.mjs http://127.0.0.1:8080
import { readFileSync } from "node:fs";
import { play } from "./play.mjs";

const [address] = process.argv.slice(2);
await play(() => {}, async ({ page, browser, at }) => {
	const system = await browser.newBrowserCDPSession();
	const processes = async () => (await system.send("SystemInfo.getProcessInfo")).processInfo;
	const taken = async () => (await processes()).reduce((sum, one) => sum + one.cpuTime, 0);
	const title = async open => {
		const before = await taken();
		await open();
		await page.waitForFunction(() => document.documentElement.dataset.scene === "title");
		return await taken() - before;
	};
	const memory = async () => {
		const renderers = (await processes()).filter(one => one.type === "renderer").map(one => readFileSync(`/proc/${one.id}/smaps_rollup`, "utf8"));
		const megabytes = (text, kind) => [...text.matchAll(kind)].reduce((sum, [, kilobytes]) => sum + kilobytes / 1024, 0);
		const [largest] = renderers.map(text => ({ all: megabytes(text, /^Rss:\s+(\d+)/gm), own: megabytes(text, /^Private_\w+:\s+(\d+)/gm) })).sort((a, b) => b.all - a.all);
		return largest;
	};
	const settled = async () => { // what the pages before have left goes within some seconds
		let least = await memory();
		for (let time = 0; time < 12; time++) {
			await page.waitForTimeout(500);
			const now = await memory();
			if (now.all < least.all) least = now;
		}
		return least;
	};
	await page.goto("about:blank");
	await page.waitForTimeout(1000);
	const empty = await memory();
	const cold = await title(() => page.goto(address));
	await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active), null, { timeout: 120_000 });
	let warm = Infinity;
	for (let time = 0; time < 3; time++) { // the browser keeps what it has compiled when it has seen it a few times
		await page.waitForTimeout(2000);
		warm = Math.min(warm, await title(() => page.goto(address)));
	}
	const full = await settled();
	console.log(`cold-cpu-ns ${Math.round(cold * 1e9)}\nwarm-cpu-ns ${Math.round(warm * 1e9)}`);
	console.log(`MB ${full.all.toFixed(0)}\nown-MB ${full.own.toFixed(0)}\nempty-MB ${empty.all.toFixed(0)}\nempty-own-MB ${empty.own.toFixed(0)}`);
});
