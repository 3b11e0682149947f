// Opens the page in a headless Chromium and fails unless the title shows, and a game is kept, without a complaint in the
// console.
//   node smoke.mjs ADDRESS FOLDER-FOR-PICTURES
import { prove } from "./play.mjs";

const [address, folder] = process.argv.slice(2);
const seen = [], heard = [];
const patience = 120_000; // milliseconds, for slow machines
await prove(async (browser, complaints) => {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	const open = async (seen, heard) => {
		const page = await context.newPage();
		page.on("console", message => {
			const text = message.text();
			if (text.startsWith("{")) { const line = JSON.parse(text); if (!line.sound) (line.heard ? heard : seen).push(line.heard || line); }
			else if (["error", "warning"].includes(message.type()) || /panic:|fatal error:|exit code/.test(text)) complaints.push(`${message.type()}: ${text}`);
		});
		page.on("pageerror", error => complaints.push(`page error: ${error.message}`));
		page.on("crash", () => complaints.push("the page crashed"));
		page.on("requestfailed", request => complaints.push(`not loaded: ${request.url()}`));
		return page;
	};
	const page = await open(seen, heard);

	const started = Date.now();
	const stands = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
	const until = async (what, holds) => {
		while (!await holds()) {
			if (complaints.length || Date.now() - started > patience) throw new Error(`waiting for ${what}: ${JSON.stringify(await stands())}`);
			await page.waitForTimeout(50);
		}
	};
	await page.goto(address + "/?arg=-trace");
	await until("the title", async () => (await stands()).scene === "title" && (await stands()).state === "running" && seen.length > 0);
	await page.screenshot({ path: folder + "/title.png" });

	const clickOn = async id => {
		await until(id, () => seen.at(-1)?.at[id]);
		const [x, y, w, h] = seen.at(-1).at[id];
		await page.mouse.move(x + w / 2, y + h / 2);
		await page.mouse.down();
		await until("the press", () => heard.at(-1)?.Held);
		await page.mouse.up();
		await until("the release", () => !heard.at(-1)?.Held);
	};
	const untilScene = scene => until(scene, async () => (await stands()).scene === scene);
	await clickOn("title.settings");
	await untilScene("preferences");
	await page.screenshot({ path: folder + "/settings.png" });

	// A game that is begun is kept by the page, and gone on with when the page is opened anew.
	await page.keyboard.press("Escape");
	await untilScene("title");
	await clickOn("title.new_game");
	await untilScene("newgame");
	await clickOn("newgame.start");
	await untilScene("table.Table");
	await until("the save", () => page.evaluate(() => Object.keys(localStorage).some(key => key.endsWith("/autosave"))));
	seen.length = heard.length = 0;
	await page.reload();
	await until("the title", async () => (await stands()).scene === "title" && (await stands()).state === "running" && seen.length > 0);
	await clickOn("title.continue");
	await untilScene("table.Table");

	// A second page says that it is one, and has nothing of the first to go on with.
	const there = [], second = await open(there, []);
	await second.goto(address + "/?arg=-trace");
	await until("the note of a second page", () => there.at(-1)?.at.toast);
	await second.screenshot({ path: folder + "/second.png" });
	if (there.at(-1).at["title.continue"]) complaints.push("a second page goes on with the game of the first");
	console.log(`title, settings, and a game that is gone on with after ${Date.now() - started} ms`);
});
