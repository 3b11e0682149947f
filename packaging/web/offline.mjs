// Opens the page in a headless Chromium, and fails unless it opens anew without a network with the game that was kept;
// unless a newer program says on the title that it is here and takes the place of the old one when the page is opened
// anew; and unless a broken file is refused in a sentence.
//   node offline.mjs ADDRESS FOLDER    where FOLDER is what is served, of which a file is changed
import { appendFileSync } from "node:fs";
import { prove, sit } from "./play.mjs";

const [address, folder] = process.argv.slice(2);
await prove(async (browser, complaints) => {
	const game = await sit(browser, complaints, address), { page, context, click, until } = game;
	const store = () => page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith("clinic-")).join());
	await game.open();
	await until("what is kept", () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)));
	const icons = await page.evaluate(async () => (await (await fetch(document.querySelector("link[rel=manifest]").href)).json()).icons.map(icon => icon.src));
	for (const icon of icons) if (!await page.evaluate(icon => fetch(icon).then(answer => answer.ok), icon)) complaints.push(`${icon} is not there`);
	await click("title.new_game");
	await click("newgame.start");
	await game.stands("the game", () => true);

	await context.setOffline(true);
	await game.open();
	if (!game.at["title.continue"]) complaints.push("without a network the game that was kept is not there");
	await context.setOffline(false);

	const before = await store();
	appendFileSync(folder + "/sw.js", "// newer\n");
	await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
	await game.untilSaid("A newer version of Clinic is ready.");
	if (await store() !== before) complaints.push("a newer program has taken the place of the old one under it");
	await game.open();
	await until("the newer program", () => page.evaluate(async () => !(await navigator.serviceWorker.getRegistration()).waiting));

	const chooser = page.waitForEvent("filechooser", { timeout: 90_000 });
	await click("title.load");
	await click("load.file");
	await (await chooser).setFiles({ name: "broken.clinic", mimeType: "application/octet-stream", buffer: Buffer.from("no game at all") });
	await game.shows("toast");
});
