// Opens the page in a headless Chromium, and fails unless it opens anew without a network with the game that was kept; unless a newer program says
// on the title that it is here and takes the place of the old one when the page is opened anew; and unless a broken file is refused in a sentence.
//   node offline.mjs ADDRESS FOLDER    where FOLDER is what is served, of which a file is changed
import { appendFileSync } from "node:fs";
import { prove } from "./play.mjs";

const [address, folder] = process.argv.slice(2);
await prove(async (browser, complaints) => {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } }), page = await context.newPage();
	let at = {}, scene = "";
	page.on("console", message => {
		const text = message.text();
		if (text.startsWith("{")) ({ at = at, scene = scene } = JSON.parse(text));
		else if (/panic:|fatal error:|exit code/.test(text)) complaints.push(text);
	});
	page.on("pageerror", error => complaints.push(`page error: ${error.message}`));
	const until = async (what, holds) => {
		for (const end = Date.now() + 120_000; !await holds(); await page.waitForTimeout(50))
			if (complaints.length || Date.now() > end) throw new Error(`waiting for ${what} in ${scene}: ${Object.keys(at)}`);
	};
	const click = async id => {
		await until(id, () => at[id]);
		const [x, y, w, h] = at[id];
		await page.mouse.move(x + w / 2, y + h / 2);
		await page.waitForTimeout(100);
		await page.mouse.down();
		await page.waitForTimeout(300);
		await page.mouse.up();
		await page.waitForTimeout(300);
	};
	const said = words => page.evaluate(words => ["spoken", "urgent"].some(id => document.getElementById(id).textContent.includes(words)), words);
	const title = async how => {
		at = {};
		await how();
		await until("the title", () => at["title.new_game"]);
	};
	const store = () => page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith("clinic-")).join());

	await title(() => page.goto(address + "/?arg=-trace"));
	await until("what is kept", () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)));
	const icons = await page.evaluate(async () => (await (await fetch(document.querySelector("link[rel=manifest]").href)).json()).icons.map(icon => icon.src));
	for (const icon of icons) if (!await page.evaluate(icon => fetch(icon).then(answer => answer.ok), icon)) complaints.push(`${icon} is not there`);
	await click("title.new_game");
	await click("newgame.start");
	await until("the table", () => scene.startsWith("table"));
	await until("the save", () => page.evaluate(() => Object.keys(localStorage).some(key => key.endsWith("/autosave"))));

	await context.setOffline(true);
	await title(() => page.reload());
	if (!at["title.continue"]) complaints.push("without a network the game that was kept is not there");
	await context.setOffline(false);

	const before = await store();
	appendFileSync(folder + "/sw.js", "// newer\n");
	await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
	await until("the newer program to say so", () => said("A newer Clinic is here."));
	if (await store() !== before) complaints.push("a newer program has taken the place of the old one under it");
	await title(() => page.reload());
	await until("the newer program", () => page.evaluate(async () => !(await navigator.serviceWorker.getRegistration()).waiting));

	const chooser = page.waitForEvent("filechooser");
	await click("title.load");
	await click("load.file");
	await (await chooser).setFiles({ name: "broken.clinic", mimeType: "application/octet-stream", buffer: Buffer.from("no game at all") });
	await until("a sentence about the broken file", () => at.toast);
});
