// Opens the page in a headless Chromium and fails unless the title shows, a game is kept and gone on with, and a second
// page says that it is one, without a complaint in the console.
//   node smoke.mjs ADDRESS
import { pictures, prove, sit } from "./play.mjs";

const [address] = process.argv.slice(2);
await prove(async (browser, complaints) => {
	const game = await sit(browser, complaints, address), { page, click } = game;
	page.on("requestfailed", request => complaints.push(`not loaded: ${request.url()}`));
	await game.open();
	await page.screenshot({ path: pictures + "/title.png" });
	await click("title.settings");
	await game.untilScene("preferences");
	await page.screenshot({ path: pictures + "/settings.png" });

	// A game that is begun is kept by the page, and gone on with when the page is opened anew.
	await page.keyboard.press("Escape");
	await game.untilScene("title");
	await click("title.new_game");
	await click("newgame.start");
	await game.untilScene("table.Table");
	await game.stands("the game", () => true);
	await game.open();
	await click("title.continue");
	await game.untilScene("table.Table");

	// A second page says that it is one, and has nothing of the first to go on with.
	const second = await sit(browser, complaints, address, { context: game.context });
	await second.open();
	await second.shows("toast");
	await second.page.screenshot({ path: pictures + "/second.png" });
	if (second.at["title.continue"]) complaints.push("a second page goes on with the game of the first");
});
