"use strict";
// What the page asks of its browser is asked here, each with what happens without:
// - storage may be denied, as to a frame of another site: all is kept as long as the page is open, which the program
//   says once;
// - what keeps the page for when there is no network may be denied, or missing: the page goes on without;
// - AudioWorklet is missing over plain http, and may be forbidden by a policy: sounds come another way, or not at all;
// - WebGL 2, which draws everything, may be switched off: the page says so in the place of the game.
class Memory {
	#kept = new Map();
	get length() { return this.#kept.size; }
	key(at) { return [...this.#kept.keys()][at]; }
	getItem(name) { return this.#kept.get(name) ?? null; }
	setItem(name, value) { this.#kept.set(name, String(value)); }
	removeItem(name) { this.#kept.delete(name); }
}
function may(ask) {
	try {
		return ask() || null;
	} catch {
		return null; // a page that may not even ask
	}
}
const store = may(() => localStorage), keeper = may(() => navigator.serviceWorker);
window.clinicStore = store || new Memory();
window.clinicKeeps = Boolean(store);
function draws() {
	const drawn = may(() => document.createElement("canvas").getContext("webgl2"));
	drawn?.getExtension("WEBGL_lose_context")?.loseContext();
	return drawn;
}
const module = window.AudioWorklet?.prototype.addModule;
if (module) AudioWorklet.prototype.addModule = function (...how) {
	return module.apply(this, how).catch(() => new Promise(() => {}));
};
// data-state of the page says how things stand: loading, running, ended or failed. The program itself sets data-scene.
const page = document.documentElement, bytes = Number("@BYTES@"), words = @WORDS@;
// The language is the one that the program takes: that of its settings, else the first of the browser's that it has,
// else English.
function language() {
	try {
		const kept = JSON.parse(atob(clinicStore.getItem("clinic/settings.json"))).language;
		if (words[kept]) return kept;
	} catch {}
	for (const wanted of navigator.languages || [navigator.language]) {
		const found = Object.keys(words).find(code => code.split("-")[0] === wanted.split("-")[0].toLowerCase());
		if (found) return found;
	}
	return "en";
}
function say(id) {
	page.lang = language();
	return words[page.lang][id];
}
document.getElementById("say").textContent = say("opening");
document.getElementById("again").textContent = say("again");
document.getElementById("again").onclick = () => location.reload();
document.getElementById("about").content = say("about");
function show(state, sentence) {
	if (page.dataset.state === "failed" || page.dataset.state === "ended") return;
	page.dataset.state = state;
	document.getElementById("say").textContent = sentence;
	document.getElementById("again").textContent = say("again");
}
function fail(reason) {
	console.error(reason && reason.stack || String(reason));
	show("failed", [say("stopped").replace("@REASON@", () => reason && reason.message || reason), say(clinicKeeps ? "saved" : "unsaved")].join(" "));
}
// While the program sleeps the engine, which asks at each picture of the screen whether there is something to do, gets
// the next one after so many milliseconds, or when somebody has done something.
const nextPicture = requestAnimationFrame.bind(window);
let nap = 0, waiting = null, alarm = 0;
function ask() {
	clearTimeout(alarm);
	const draw = waiting;
	waiting = null;
	if (draw) nextPicture(draw);
}
window.requestAnimationFrame = draw => {
	if (!nap) return nextPicture(draw);
	waiting = draw;
	setAlarm();
};
function setAlarm() {
	clearTimeout(alarm);
	alarm = setTimeout(ask, nap);
}
window.clinicSleeps = milliseconds => {
	nap = milliseconds;
	if (!nap) ask();
	else if (waiting) setAlarm();
};
// How far a notch or the bar of a phone reaches into the page, at the top, the right, the bottom and the left: the
// program stays off them.
function measureEdges() {
	const free = document.getElementById("edges").getBoundingClientRect();
	window.clinicEdges = [free.top, innerWidth - free.right, innerHeight - free.bottom, free.left].map(side => Math.max(0, side));
}
measureEdges();
addEventListener("resize", measureEdges);
screen.orientation?.addEventListener("change", measureEdges);
new ResizeObserver(measureEdges).observe(document.getElementById("edges"));
addEventListener("error", event => fail(event.error || event.message));
addEventListener("unhandledrejection", event => fail(event.reason));
// The bar grows with what has come, and by itself while the browser compiles that, of which it tells nothing. It grows
// in few steps, since each is one more picture of the page to draw beside all the rest.
const bar = document.querySelector("#bar i"), steps = 20;
function grow(part) {
	bar.style.transform = `scaleX(${Math.floor(part * steps) / steps})`;
}
async function count(body) {
	let got = 0;
	for (const reader = body.getReader();;) {
		const { done, value } = await reader.read();
		if (done) break;
		got += value.byteLength;
		grow(.7 * Math.min(1, got / bytes));
	}
	bar.style.transition = "transform 8s steps(16)";
	bar.style.transform = "scaleX(.98)";
}
// What is pasted with keys the browser gives by itself, where nothing keeps it from that; elsewhere it would ask the
// player first.
addEventListener("keydown", event => {
	if (!event.ctrlKey || event.altKey || event.key.toLowerCase() !== "v") return;
	event.preventDefault = () => {};
	const given = window.clinicPasted = new Promise(done => {
		addEventListener("paste", event => {
			event.preventDefault();
			done(event.clipboardData.getData("text/plain"));
		}, { once: true });
		setTimeout(() => {
			done(null);
			if (window.clinicPasted === given) delete window.clinicPasted;
		}, 2000);
	});
}, true);
// Full screen may be refused, or unknown as on iPhones: the page stays as it is then.
const fill = Element.prototype.requestFullscreen || Element.prototype.webkitRequestFullscreen;
Element.prototype.requestFullscreen = async function (...how) {
	await fill?.apply(this, how)?.catch(() => {});
};
// A page that is not seen makes no sound.
const sounds = [];
if (window.AudioContext) window.AudioContext = class extends AudioContext {
	constructor(...how) {
		super(...how);
		sounds.push(this);
	}
};
let hushed = [], awake = null, asked = false, scene = "";
document.addEventListener("visibilitychange", () => {
	if (document.hidden) {
		hushed = sounds.filter(sound => sound.state === "running");
		hushed.forEach(sound => sound.suspend());
	} else {
		hushed.forEach(sound => sound.resume());
	}
	attend();
});
// While a game is on the screen stays awake, where the browser lets it, and the browser is asked once to keep what is
// saved.
async function attend() {
	const playing = !document.hidden && /^(table|replay)/.test(scene);
	if (playing && !asked) {
		asked = true;
		navigator.storage?.persist?.().catch(() => {});
	}
	if (playing && (!awake || awake.released)) awake = await navigator.wakeLock?.request("screen").catch(() => null);
	else if (!playing && awake) {
		awake.release();
		awake = null;
	}
}
new MutationObserver(() => {
	if (page.dataset.scene === scene) return;
	scene = page.dataset.scene;
	attend();
}).observe(page, { attributeFilter: ["data-scene"] });
// What has been loaded is kept, so that the page opens without a network. A newer program is fetched beside it and says
// so on the title; it takes the place of this one when the page is opened anew, and never under a game.
async function takeNewer() {
	const waiting = keeper?.controller && (await keeper.getRegistration())?.waiting;
	if (!waiting) return;
	const taken = new Promise(done => {
		keeper.addEventListener("controllerchange", () => done(true));
		setTimeout(done, 3000, false);
	});
	waiting.postMessage("take");
	if (await taken) {
		location.reload();
		await new Promise(() => {});
	}
}
async function keep() {
	const kept = await keeper?.register("sw.js", { updateViaCache: "none" });
	if (!kept) return;
	const tell = () => {
		if (kept.waiting && keeper.controller) window.clinicNewer = true;
		ask();
	};
	kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", tell));
	tell();
	setInterval(() => kept.update().catch(() => {}), 3600_000);
}
(async () => {
	if (!draws()) return show("failed", say("undrawn"));
	await takeNewer().catch(() => {});
	const answer = await fetchProgram().catch(reason => {
		if (self.origin !== "null") throw reason;
		show("failed", say("framed")); // a sandboxed frame, for which the server has to allow it (docs/web.md)
	});
	if (!answer) return;
	count(answer.clone().body).catch(() => {}); // whoever compiles it says what went wrong
	const go = new Go();
	go.argv = ["clinic", ...new URLSearchParams(location.search).getAll("arg")];
	go.env.GOTRACEBACK = "system"; // the program has no names of its functions: traces have their numbers
	go.exit = code => code === 0 ? show("ended", say("ended")) : fail(new Error("exit code " + code + ", see the console"));
	const { instance } = await WebAssembly.instantiateStreaming(answer, go.importObject);
	show("running", say("opening"));
	setTimeout(() => keep().catch(() => {}), 1000); // when the title is there; a page that may keep nothing goes on without
	await go.run(instance);
})().catch(fail);
