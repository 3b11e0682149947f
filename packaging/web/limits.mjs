// Opens the page in headless Chromiums that lack something, and fails unless a game is begun there all the same, and
// what is missing is said where it matters. STRICT sends the policy that docs/web.md names, STRICTER one that forbids
// the sounds, too.
//   node limits.mjs ADDRESS STRICT STRICTER
import { createServer } from "node:http";
import { prove, sit } from "./play.mjs";

const [address, strict, stricter] = process.argv.slice(2), port = new URL(address).port;

// begins begins a game with the mouse and lets a sound be heard, so that it is asked for.
async function begins(game, { kept = true, path } = {}) {
	await game.open(path);
	if (!kept) await game.shows("toast"); // that nothing is kept
	await game.click("title.new_game");
	await game.click("newgame.start");
	await game.untilScene("table.Table");
	await game.shows("button/menu");
	await game.click("button/menu");
	await game.page.waitForTimeout(500); // whatever goes wrong with sounds goes wrong soon after the first click
}

// The page lies in a frame of another site, with the attributes that the address names.
const portal = createServer((request, response) => {
	response.setHeader("Content-Type", "text/html");
	const attributes = new URL(request.url, outside).searchParams.get("frame") || "";
	response.end(`<style>body { margin: 0 } iframe { border: 0; width: 100vw; height: 100vh }</style><iframe ${attributes} src="${address}/?arg=-trace"></iframe>`);
});
await new Promise(done => portal.listen(0, "127.0.0.1", done));
const outside = `http://localhost:${portal.address().port}`;

const limits = {
	"plain http": async (browser, complaints) => begins(await sit(browser, complaints, `http://clinic.test:${port}`, { allowed: /ScriptProcessorNode/ })),
	"a frame of another site": async (browser, complaints) => begins(await sit(browser, complaints, outside, { allowed: /404|screen-wake-lock/ }), { path: "/" }),
	"a sandboxed frame": async (browser, complaints) => begins(await sit(browser, complaints, outside, { allowed: /404|screen-wake-lock/ }), { kept: false, path: '/?frame=sandbox="allow-scripts"' }),
	"no storage": async (browser, complaints) => begins(await sit(browser, complaints, address, {
		prepare: page => page.addInitScript(() => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } })),
	}), { kept: false }),
	"no service worker": async (browser, complaints) => begins(await sit(browser, complaints, address, { prepare: page => page.addInitScript(() => delete Navigator.prototype.serviceWorker) })),
	"no sound": async (browser, complaints) => begins(await sit(browser, complaints, address, { prepare: page => page.addInitScript(() => { delete window.AudioContext; delete window.webkitAudioContext; }) })),
	"sound that is refused": async (browser, complaints) => begins(await sit(browser, complaints, address, { prepare: page => page.addInitScript(() => {
		window.AudioContext = class { constructor() { throw new DOMException("no", "NotSupportedError"); } };
	}) })),
	"the policy that is documented": async (browser, complaints) => begins(await sit(browser, complaints, strict)),
	"a policy that forbids the sounds": async (browser, complaints) => begins(await sit(browser, complaints, stricter, { allowed: /Content Security Policy|blob:/ })),
	"no WebGL 2": async (browser, complaints) => {
		const { page, until } = await sit(browser, complaints, address, {
			prepare: page => page.addInitScript(() => {
				const ask = HTMLCanvasElement.prototype.getContext;
				HTMLCanvasElement.prototype.getContext = function (kind, ...how) { return kind === "webgl2" ? null : ask.call(this, kind, ...how); };
			}),
		});
		await page.goto(address);
		await until("what is missing to be said", async () => (await page.textContent("#say")).includes("WebGL 2") && page.evaluate(() => document.documentElement.dataset.state === "failed"));
	},
};

for (const [name, tries] of Object.entries(limits)) {
	await prove(async (browser, complaints) => {
		await tries(browser, complaints);
		console.log(name + (complaints.length ? ": fails" : ": plays"));
	}, { more: ["--host-resolver-rules=MAP clinic.test 127.0.0.1"] });
	if (process.exitCode) {
		console.error("under this limit: " + name);
		break;
	}
}
portal.close();
