// Plays the game's page in a headless Chromium for the programs beside this one.
import { chromium } from "playwright-core";

const launch = () => chromium.launch({
	executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
	headless: true,
	args: ["--no-sandbox", "--disable-dev-shm-usage", "--mute-audio", "--use-gl=angle", "--use-angle=gl-egl", "--ignore-gpu-blocklist"],
});

// prove gives a browser to use(browser, complaints) and ends the program with a failure where something was thrown or is complained of. The
// browser is closed in the end.
export async function prove(use) {
	const complaints = [], browser = await launch();
	try {
		await use(browser, complaints);
	} catch (error) {
		complaints.push(error.message);
	} finally {
		await browser.close();
	}
	if (complaints.length) {
		console.error(complaints.join("\n"));
		process.exit(1);
	}
}

// play opens a browser with an empty page, which prepare(page) may change, and gives it to use(game): the game's page, browser, what its
// trace shows where (at()), and click(id), which waits for a thing and clicks on it. The browser is closed in the end.
export async function play(prepare, use) {
	const browser = await launch();
	try {
		const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
		let at = {};
		page.on("console", message => {
			const text = message.text();
			if (text.startsWith("{")) at = JSON.parse(text).at || at;
		});
		await prepare(page);
		const click = async id => {
			for (let tries = 0; !at[id]; tries++) {
				if (tries > 1200) throw new Error(`${id} is nowhere to be seen`);
				await page.waitForTimeout(50);
			}
			const [x, y, w, h] = at[id];
			await page.mouse.move(x + w / 2, y + h / 2);
			await page.waitForTimeout(200);
			await page.mouse.down();
			await page.waitForTimeout(200);
			await page.mouse.up();
			await page.waitForTimeout(400);
		};
		await use({ page, browser, at: () => at, click });
	} finally {
		await browser.close();
	}
}
