// Starts WebKitGTK's MiniBrowser by WebKitWebDriver, and gives what play.mjs uses of a browser of playwright's.
import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";

const sleep = milliseconds => new Promise(done => setTimeout(done, milliseconds));

// free gives a port that nobody listens on.
const free = () => new Promise(done => {
	const server = createServer().listen(0, "127.0.0.1", () => {
		const { port } = server.address();
		server.close(() => done(port));
	});
});

// launch gives a browser, each context of which is one with one page. It needs a display.
export async function launch() {
	const port = await free(), driver = spawn("WebKitWebDriver", ["--port=" + port], { stdio: "inherit" }), open = [];
	const failed = new Promise((_, fail) => driver.on("error", fail));
	const ask = async (method, path, body) => {
		const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
		const { value } = await answer.json();
		if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
		return value;
	};
	while (!await Promise.race([failed, ask("GET", "/status").catch(() => null)])) await sleep(100);
	return {
		browserType: () => ({ name: () => "webkit" }),
		contexts: () => open,
		newContext: async ({ viewport }) => {
			const { sessionId } = await ask("POST", "/session", { capabilities: {} });
			const page = newPage((path, body) => ask(body ? "POST" : "GET", `/session/${sessionId}/${path}`, body), viewport);
			const context = {
				pages: () => [page],
				newPage: async () => page,
				close: async () => {
					open.splice(open.indexOf(context), 1);
					await ask("DELETE", "/session/" + sessionId);
				},
			};
			open.push(context);
			return context;
		},
		close: async () => {
			for (const context of [...open]) await context.close().catch(() => {});
			driver.kill();
		},
	};
}

// listen is run in the page before its program begins, and does what scripts say. It keeps what goes to the console, of
// which WebKit's driver tells nothing, and gives false where the program has begun already.
function listen(...scripts) {
	if (document.documentElement.dataset.state !== "loading") return false;
	window.toTell = [];
	for (const type of ["log", "warn", "error"]) {
		const write = console[type];
		console[type] = (...what) => {
			window.toTell.push([type, what.join(" ")]);
			write.apply(console, what);
		};
	}
	for (const script of scripts) (0, eval)(script);
	return true;
}

function newPage(ask, viewport) {
	const scripts = [], hear = { console() {} };
	const evaluate = (use, ...given) => ask("execute/sync", { script: `return (${use})(...arguments)`, args: given });
	const act = action => ask("actions", { actions: [{ type: "pointer", id: "mouse", actions: [action] }] });
	return {
		evaluate,
		on: (event, use) => hear[event] = use,
		addInitScript: script => scripts.push(`(${script})()`),
		goto: async address => {
			await ask("window/rect", viewport);
			do await ask("url", { url: address });
			while (!await evaluate(listen, ...scripts));
		},
		// What the console was told is asked for whenever somebody waits.
		waitForTimeout: async milliseconds => {
			await sleep(milliseconds);
			for (const [type, text] of await evaluate(() => window.toTell?.splice(0) || []))
				hear.console({ type: () => type === "warn" ? "warning" : type, text: () => text });
		},
		mouse: {
			move: (x, y) => act({ type: "pointerMove", x: Math.round(x), y: Math.round(y) }),
			down: () => act({ type: "pointerDown", button: 0 }),
			up: () => act({ type: "pointerUp", button: 0 }),
		},
		screenshot: async ({ path }) => writeFile(path, Buffer.from(await ask("screenshot"), "base64")),
	};
}
