// Plays the page in a headless Chromium as hands do, and fails unless what they do counts: a name is written with a
// mouse that is more than single keys; however late a picture is, a click and a tap count, and a drag takes what was
// pressed and puts it down where it ends; what a finger carries goes back only where the browser takes the finger away;
// the finger feels both; nothing lies below a notch; everything is taken along in a file; what is given in the address,
// pasted or dropped is opened; and the page is what programs are: full screen and back, awake while a game is on,
// silent when nobody sees it.
//   node hands.mjs ADDRESS
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { phone, prove, sit } from "./play.mjs";

const [address] = process.argv.slice(2);
const testdata = path => fileURLToPath(new URL("../../game/" + path, import.meta.url));
const [{ Code: code }] = Object.values(JSON.parse(readFileSync(testdata("share/testdata/codes.json"))));
const [{ Link: link }] = Object.values(JSON.parse(readFileSync(testdata("save/testdata/links.json"))));

async function writesAName(browser, complaints) {
	const game = await sit(browser, complaints, address);
	await game.open();
	await game.click("title.new_game");
	await game.click("newgame.0.name");
	await game.writes();
	await game.page.keyboard.type("Zo");
	await game.page.keyboard.insertText("é ");
	await game.system.send("Input.imeSetComposition", { text: "˚", selectionStart: 1, selectionEnd: 1 });
	await game.page.keyboard.insertText("Å");
	await game.click("newgame.start");
	await game.untilSaid("Zoé Å.");
	await game.context.close();
}

// aLatePictureLosesNoMouse plays a click and a drag of a mouse that a late picture swallows whole.
async function aLatePictureLosesNoMouse(browser, complaints) {
	const game = await sit(browser, complaints, address);
	const { middle, jam, way } = game;
	const mouse = (type, [x, y], buttons = 0) => game.system.send("Input.dispatchMouseEvent", { type, x, y, buttons, button: buttons || type === "mouseReleased" ? "left" : "none", clickCount: 1 });
	await game.openNewGame(43);
	const start = await middle("newgame.start");
	await jam(() => [mouse("mouseMoved", start), mouse("mousePressed", start, 1), mouse("mouseReleased", start)]);
	await game.click("bonus/parking_lot");
	const from = await middle("component/parking_lot"), to = await middle("space/0/2/2"), aside = [to[0] + 60, to[1] + 200];
	await jam(() => [mouse("mouseMoved", from), mouse("mousePressed", from, 1), ...way(from, to, 4).map(at => mouse("mouseMoved", at, 1)), mouse("mouseReleased", to), mouse("mouseMoved", aside)]);
	await game.deciding("choose_goal");
	await game.context.close();
}

async function carriesWithAFinger(browser, complaints) {
	const prepare = page => page.addInitScript(() => {
		window.buzzed = [];
		navigator.vibrate = pattern => window.buzzed.push(pattern.length);
	});
	const game = await sit(browser, complaints, address, { window: phone, prepare });
	const { middle, jam, touch, way, toAim, page } = game, piece = "component/parking_lot";
	await game.openNewGame(43);
	const start = await middle("newgame.start");
	await jam(() => [touch("touchStart", start), touch("touchEnd")]);
	await game.tap("bonus/parking_lot");
	const from = await middle(piece), end = toAim(await middle("space/0/2/2"));
	await game.slide(from, end);
	await touch("touchCancel");
	await game.untilSaid("touch was lost");
	const again = await middle(piece);
	await jam(() => [touch("touchStart", again), ...way(again, end, 4).map(at => touch("touchMove", at)), touch("touchEnd")]);
	await game.deciding("choose_goal");
	await game.until("the finger to feel both", async () => /^3,.*1$/.test((await page.evaluate(() => window.buzzed)).join()));
	await game.context.close();
}

// keepsOffANotch finds everything between what the system takes of a phone, and where one sees it.
async function keepsOffANotch(browser, complaints) {
	const edges = { top: 47, right: 0, bottom: 34, left: 0 };
	const game = await sit(browser, complaints, address, { window: phone, edges });
	await game.open();
	for (const [scene, id] of [["title", "title.new_game"], ["newgame", "newgame.start"], ["table.Table", "button/menu"]]) {
		await game.untilScene(scene);
		await game.place(id);
		for (const [id, [, y, , high]] of Object.entries(game.at))
			if (y < edges.top - 1 || y + high > 844 - edges.bottom + 1) complaints.push(`${scene}: ${id} lies below the notch or the bar of the phone, from ${y} to ${y + high}`);
		await game.click(id);
	}
	await game.shows("dialog.resume");
	await game.context.close();
}

// takesEverythingAlong saves everything in a file and reads it in another browser, where the game is in the list.
async function takesEverythingAlong(browser, complaints) {
	const here = await sit(browser, complaints, address);
	await here.open();
	await here.click("title.new_game");
	await here.click("newgame.start");
	await here.stands("a game", () => true);
	await here.open();
	await here.click("title.records");
	await here.click("records.files");
	const saved = here.page.waitForEvent("download", { timeout: 90_000 });
	await here.click("dialog.line.0");
	const there = await sit(browser, complaints, address);
	await there.open();
	await there.click("title.records");
	await there.click("records.files");
	const asked = there.page.waitForEvent("filechooser", { timeout: 90_000 });
	await there.click("dialog.line.1");
	await (await asked).setFiles(await (await saved).path());
	await there.until("the game to come", () => there.page.evaluate(() => Object.keys(localStorage).some(key => key.startsWith("clinic/games/"))));
	await here.context.close();
	await there.context.close();
}

// opensWhatIsGiven opens a link and a code in the address, when the page comes and when it is there already, a code
// that is pasted, for which nobody is asked, and a file that is dropped. The address is as before then.
async function opensWhatIsGiven(browser, complaints) {
	const prepare = page => page.addInitScript(() => navigator.clipboard.readText = () => console.error("the browser was asked for the clipboard"));
	const game = await sit(browser, complaints, address, { prepare });
	const { page } = game, path = "/?arg=-trace";
	const isPlain = async () => page.url() !== address + path && complaints.push(`the address is ${page.url()}`);
	await game.open(path + "#" + link, "replay");
	await isPlain();
	await game.open();
	await page.goto(address + path + "#" + code);
	await game.untilScene("newgame");
	await isPlain();
	await page.goto(address + path + "#CLINIC-NONE");
	await game.untilSaid("can’t be set up");
	await page.goto(address + path + "#" + link);
	await game.untilScene("replay");

	const other = await game.context.newPage();
	await other.setContent(`<textarea>${code}</textarea>`);
	await other.focus("textarea");
	await other.keyboard.press("Control+a");
	await other.keyboard.press("Control+c");
	await other.close();
	await game.open();
	await game.click("title.new_game");
	await game.place("newgame.start");
	await page.keyboard.press("Control+v");
	await game.untilSaid("is set up as the code says");

	const data = { items: [], files: [testdata("save/testdata/saves/base-three-over.clinic")], dragOperationsMask: 1 };
	for (const type of ["dragEnter", "dragOver", "drop"]) await game.system.send("Input.dispatchDragEvent", { type, x: 600, y: 400, data });
	await game.untilScene("scores");
	await game.context.close();
}

// isAProgram leaves full screen by other ways than the game's own, and finds the settings know; keeps the screen awake
// and asks once that what is kept stays while a game is on; and is silent while it is hidden.
async function isAProgram(browser, complaints) {
	const prepare = page => page.addInitScript(() => {
		const count = window.counted = { asked: 0, awake: 0, sounds: [] }, request = navigator.wakeLock.request.bind(navigator.wakeLock);
		navigator.wakeLock.request = async kind => {
			const lock = await request(kind);
			count.awake++;
			lock.addEventListener("release", () => count.awake--);
			return lock;
		};
		const persist = navigator.storage.persist.bind(navigator.storage);
		navigator.storage.persist = () => (count.asked++, persist());
		window.AudioContext = class extends AudioContext {
			constructor(...how) {
				super(...how);
				count.sounds.push(this);
			}
		};
	});
	const game = await sit(browser, complaints, address, { prepare });
	const { page, click, until } = game, counted = () => page.evaluate(() => window.counted), whole = () => page.evaluate(() => Boolean(document.fullscreenElement));
	const kept = async () => JSON.parse(await page.evaluate(() => atob(localStorage.getItem("clinic/settings.json")))).full_screen;
	await game.open();
	await click("title.settings");
	await click("settings.page.screen");
	await click("settings.full_screen");
	await until("full screen", whole);
	await page.evaluate(() => document.exitFullscreen()); // as the browser's own key does
	await until("the settings to know", async () => !await kept());
	await click("settings.full_screen");
	await until("full screen again", whole);
	await click("settings.full_screen");
	await until("the window again", async () => !await whole());

	await page.keyboard.press("Escape");
	await game.untilScene("title");
	const { awake, asked } = await counted();
	if (awake || asked) complaints.push(`before a game is on the screen is kept awake ${awake} times, and the browser asked ${asked} times`);
	await click("title.new_game");
	await click("newgame.start");
	await game.untilScene("table.Table");
	await until("the screen to stay awake", async () => (await counted()).awake === 1);
	const sounds = state => page.evaluate(state => window.counted.sounds.length > 0 && window.counted.sounds.every(sound => sound.state === state), state);
	const hide = hidden => page.evaluate(hidden => {
		Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));
	}, hidden);
	await until("sounds", () => sounds("running"));
	await hide(true);
	await until("silence", () => sounds("suspended"));
	await until("the screen to be let go", async () => (await counted()).awake === 0);
	await hide(false);
	await until("sounds again", () => sounds("running"));
	await until("the screen to stay awake again", async () => (await counted()).awake === 1);
	if ((await counted()).asked !== 1) complaints.push("the browser was asked more than once to keep what is saved");
	await game.context.close();
}

const all = { writesAName, aLatePictureLosesNoMouse, carriesWithAFinger, keepsOffANotch, takesEverythingAlong, opensWhatIsGiven, isAProgram };
await prove(async (browser, complaints) => {
	for (const [name, proves] of Object.entries(all)) {
		if (process.argv[3] && process.argv[3] !== name) continue; // one alone, by its name
		await proves(browser, complaints);
	}
});
