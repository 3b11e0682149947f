// Keeps what the page is made of, so that it opens without a network. Each program has a store of its own, named by
// what it is made of, and only when the page is opened anew does a newer one take the place of the one before.
"use strict";
importScripts("program.js");
const store = "clinic-@MARK@", files = ["./", "page.css", "page.js", "wasm_exec.js", "program.js", "clinic.webmanifest", "icon-180.png", "icon-192.png", "icon-512.png"];
addEventListener("install", event => event.waitUntil((async () => {
	const fresh = { cache: "no-cache" }, into = await caches.open(store);
	await into.addAll(files.map(file => new Request(file, fresh)));
	await into.put("clinic.wasm", await fetchProgram(fresh)); // as it came: of another answer made of it the pieces would lie about in memory
})()));
addEventListener("activate", event => event.waitUntil((async () => {
	for (const old of await caches.keys()) if (old.startsWith("clinic-") && old !== store) await caches.delete(old);
})()));
addEventListener("message", event => event.data === "take" && skipWaiting());
addEventListener("fetch", event => {
	const { request } = event;
	if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
	const whole = request.mode === "navigate" && /\/(index\.html)?$/.test(new URL(request.url).pathname);
	event.respondWith((async () => {
		const kept = await (await caches.open(store)).match(whole ? "./" : request, { ignoreSearch: true, ignoreVary: true });
		return kept || fetch(request);
	})());
});
