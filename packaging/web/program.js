// How the program is fetched, by the page and by what keeps it for when there is no network.
"use strict";
// fetchProgram gives the answer that holds the program. A server that packs it does so by itself; of one that does not
// the packed file is fetched, and unpacked here.
async function fetchProgram(how = {}) {
	const name = "clinic.wasm", answer = await fetch(name, how);
	if (!answer.ok) throw new Error(name + " cannot be loaded (" + answer.status + ")");
	const kept = !how.cache && keeper?.controller; // which has it unpacked
	if (kept || answer.headers.get("Content-Encoding")) return answer;
	for (const [ending, form] of [[".br", "brotli"], [".gz", "gzip"]]) {
		try {
			const unpacks = new DecompressionStream(form), packed = await fetch(name + ending, how);
			if (!packed.ok) continue;
			answer.body.cancel().catch(() => {});
			const plain = packed.headers.get("Content-Encoding") ? packed.body : packed.body.pipeThrough(unpacks);
			return new Response(plain, { headers: { "Content-Type": "application/wasm" } });
		} catch {} // a browser that does not know this form
	}
	return answer;
}
