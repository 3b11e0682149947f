// Plays the game's page in a headless Chromium, in Firefox or in WebKitGTK for the programs beside this one.
import { mkdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { chromium, firefox } from "playwright-core";
import * as webkit from "./webkit.mjs";

// launch opens a browser by its name. All but Chromium need a display, without which they draw no WebGL 2. The channel
// moz-firefox is any Firefox as it is, by WebDriver BiDi; without it playwright wants one of its own.
const launch = {
	chromium: (...more) => chromium.launch({
		executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
		headless: true,
		args: ["--no-sandbox", "--disable-dev-shm-usage", "--mute-audio", "--use-gl=angle", "--use-angle=gl-egl", "--ignore-gpu-blocklist", ...more],
	}),
	firefox: () => firefox.launch({
		channel: "moz-firefox",
		executablePath: process.env.FIREFOX || "/usr/bin/firefox-esr",
		headless: false,
	}),
	webkit: webkit.launch,
};

export const pictures = fileURLToPath(new URL("../../build/web-pictures", import.meta.url));
export const desktop = { viewport: { width: 1280, height: 800 } }, phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// prove gives a browser to use(browser, complaints) and ends the program with a failure where something was thrown or
// is complained of; what every page then showed lies among the pictures. The browser is closed in the end. more are
// arguments of Chromium.
export async function prove(use, { name = "chromium", more = [] } = {}) {
	const complaints = [], browser = await launch[name](...more);
	mkdirSync(pictures, { recursive: true });
	try {
		await use(browser, complaints);
	} catch (error) {
		complaints.push(error.stack);
	}
	if (complaints.length) {
		const program = /(\w+)\.mjs$/.exec(process.argv[1])[1], pages = browser.contexts().flatMap(context => context.pages());
		for (const [i, page] of pages.entries()) {
			const path = `${pictures}/failed-${program}-${name}-${i}.png`;
			await page.screenshot({ path, timeout: 60_000 }).then(() => complaints.push("see " + path), () => {});
		}
		console.error(complaints.join("\n"));
		process.exitCode = 1;
	}
	await browser.close();
}

const patience = 90_000; // milliseconds, for whatever is waited for, on the slowest machine
const slowed = Number(process.env.SLOWED || 1); // SLOWED=4 plays as on a processor a quarter as fast

// silent is for sit: what makes music takes a part of the processor. Firefox begins with an empty page, which may keep
// nothing.
export const silent = page => page.addInitScript(() => {
	if (self.origin !== "null") localStorage.setItem("clinic/settings.json", btoa('{"sound":false}'));
});

// sit sits down before a page of its own, which prepare(page) may change before anything is loaded. The system takes
// something at its edges. What it gives tells what the page shows, does what hands do, each time waits until the
// program has heard that, and knows the game that is kept. allowed are complaints that belong to what is tried.
export async function sit(browser, complaints, address, { window = desktop, edges, prepare, context, allowed = /^$/ } = {}) {
	context ||= await browser.newContext(window);
	const page = await context.newPage(), isChromium = browser.browserType().name() === "chromium";
	const system = isChromium && await context.newCDPSession(page);
	const game = { page, context, system, at: {}, scene: "", heard: {}, presses: 0 };
	page.on("console", message => {
		const text = message.text();
		if (text.startsWith("{")) {
			const line = JSON.parse(text);
			if (line.at) Object.assign(game, { at: line.at, scene: line.scene });
			if (line.heard) {
				if (line.heard.Held && !game.heard.Held) game.presses++;
				game.heard = line.heard;
			}
		} else if (!allowed.test(text) && (["error", "warning"].includes(message.type()) || /panic:|fatal error:|exit code/.test(text))) complaints.push(`${message.type()}: ${text}`);
	});
	page.on("pageerror", error => complaints.push(`page error: ${error.message}`));
	page.on("crash", () => complaints.push("the page crashed"));
	await page.addInitScript(() => {
		window.said = [];
		new MutationObserver(() => {
			for (const id of ["spoken", "urgent"]) {
				const text = document.getElementById(id)?.textContent;
				if (text && text !== window.said.at(-1)) window.said.push(text);
			}
		}).observe(document, { subtree: true, childList: true, characterData: true });
	});
	await prepare?.(page);
	if (edges) await system.send("Emulation.setSafeAreaInsetsOverride", { insets: edges });
	if (slowed > 1) await system.send("Emulation.setCPUThrottlingRate", { rate: slowed });

	// until waits until something holds.
	game.until = async (what, holds) => {
		for (const end = Date.now() + patience; !await holds(); await page.waitForTimeout(30))
			if (complaints.length || Date.now() > end)
				throw new Error(`waited in vain for ${what}; the scene is ${game.scene}, heard was ${JSON.stringify(game.heard)}, there are ${Object.keys(game.at)}`);
	};
	game.untilScene = scene => game.until(scene, () => game.scene === scene);
	game.shows = id => game.until(id, () => game.at[id]);
	// place gives where a thing is when it has come to rest.
	game.place = async id => {
		for (let before = "";; await page.waitForTimeout(100)) {
			await game.shows(id);
			const now = String(game.at[id]);
			if (now === before) return game.at[id];
			before = now;
		}
	};
	game.middle = async id => {
		const [x, y, w, h] = await game.place(id);
		return [x + w / 2, y + h / 2];
	};
	const isAt = (x, y) => () => Math.abs(game.heard.X - x) <= 1 && Math.abs(game.heard.Y - y) <= 1;
	game.move = async (x, y) => {
		await page.mouse.move(x, y);
		await game.until(`the mouse at ${x}, ${y}`, isAt(x, y));
	};
	game.press = async () => {
		await page.mouse.down();
		await game.until("the press", () => game.heard.Held);
	};
	game.release = async () => {
		await page.mouse.up();
		await game.until("the release", () => !game.heard.Held);
	};
	// again does something until no press of it was refused because a main button had just turned there.
	game.again = async once => {
		for (let before = -1; before !== game.heard.Refused;) {
			before = game.heard.Refused;
			await once();
		}
	};
	game.click = id => game.again(async () => {
		await game.move(...await game.middle(id));
		await game.until("the time that makes a click no second one", () => game.heard.Again);
		await game.press();
		await game.release();
	});
	const way = ([x, y], [toX, toY], steps) => Array.from({ length: steps }, (_, i) => [x + (toX - x) * (i + 1) / steps, y + (toY - y) * (i + 1) / steps]);
	game.way = way;
	game.drag = async (from, to) => {
		const end = await game.middle(to), begin = await game.middle(from);
		await game.move(...begin);
		await game.press();
		for (const at of way(begin, end, 3)) await game.move(...at);
		await game.release();
	};
	// touch is what one finger does, or several at their places.
	game.touch = (type, ...at) => system.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
	game.tap = id => game.again(async () => {
		const at = await game.middle(id), before = game.presses;
		await game.until("the time that makes a tap no second one", () => game.heard.Again);
		await Promise.all([game.touch("touchStart", at), game.touch("touchEnd")]); // at once: a finger that waits for an answer may press long
		await game.until("the tap", () => game.presses > before && !game.heard.Held);
	});
	// slide puts a finger down and goes on a way with it, and does not lift it.
	game.slide = async (from, to) => {
		const [first, ...others] = way(from, to, 4);
		await Promise.all([game.touch("touchStart", from), game.touch("touchMove", first)]);
		await game.until("the finger", isAt(...first));
		for (const at of others) {
			await game.touch("touchMove", at);
			await game.until(`the finger at ${at}`, isAt(...at));
		}
	};
	// toAim tells where a finger goes for what floats above it to come over a place.
	game.toAim = ([x, y]) => [x, y + 90];
	game.carry = async (from, to) => {
		const end = game.toAim(await game.middle(to));
		await game.slide(await game.middle(from), end);
		await game.touch("touchEnd");
		await game.until("the finger to be lifted", () => !game.heard.Held);
	};
	// writes waits until what is written goes to a text field.
	game.writes = () => game.until("the field to listen", () => page.evaluate(() => document.activeElement.tagName === "TEXTAREA"));
	// jam keeps the page busy, so that a late picture is the first to hear of what is done meanwhile.
	game.jam = async meanwhile => {
		const begun = page.waitForEvent("console", { predicate: message => message.text() === "busy", timeout: patience });
		const over = page.evaluate(() => {
			console.log("busy");
			for (const end = Date.now() + 1000; Date.now() < end;);
		});
		await begun;
		await Promise.all([over, ...meanwhile()]);
	};
	game.said = words => page.evaluate(words => window.said.some(text => text.includes(words)), words);
	game.untilSaid = words => game.until(`"${words}" to be said`, () => game.said(words));
	// open opens the page, or something else at its address, and waits for the title.
	game.open = async (path = "/?arg=-trace", scene = "title") => {
		game.at = {};
		await page.goto(address + path, { timeout: patience });
		await game.until(scene, () => game.scene === scene && Object.keys(game.at).length);
		return game;
	};
	// openNewGame opens it where a game with that seed is ready to start.
	game.openNewGame = seed => game.open(`/?arg=-trace&arg=-seed&arg=${seed}`, "newgame");
	// kept gives the game that is kept, as it stands; nothing where none is.
	game.kept = async () => {
		const text = await page.evaluate(() => localStorage.getItem("clinic/games/autosave"));
		return text && JSON.parse(gunzipSync(Buffer.from(JSON.parse(text).snapshot, "base64")));
	};
	// stands waits until the game that is kept is so.
	game.stands = async (what, is) => {
		let state;
		await game.until(what, async () => (state = await game.kept()) && is(state, state.players[0]));
		return state;
	};
	game.deciding = kind => game.stands("deciding " + kind, state => state.pending?.at(-1)?.kind === kind);
	return game;
}

// play opens a browser with an empty page, which prepare(page) may change, and gives it to use(game): the game's page,
// browser, what its trace shows where (at()), and click(id), which waits for a thing and clicks on it. The browser is
// closed in the end.
export async function play(prepare, use) {
	const browser = await launch.chromium();
	try {
		const game = await sit(browser, [], "", { prepare });
		await use({ page: game.page, browser, at: () => game.at, click: game.click });
	} finally {
		await browser.close();
	}
}
