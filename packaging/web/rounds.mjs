// Plays the first round of a game in a headless Chromium with the mouse, with a finger on a phone held upright, or in
// another browser with the mouse, and fails unless the game that is kept then stands as the rules say.
//   node rounds.mjs ADDRESS [finger|firefox|webkit]
import { phone, prove, silent, sit } from "./play.mjs";

const [address, name] = process.argv.slice(2);
const count = (player, kind) => player.clinic.people.filter(person => person.kind === kind).length;

// round plays it with a hand, which presses something (use), drags a piece to a place (carry), or takes it and puts it
// there (put).
async function round(game, { use, carry, put, small }) {
	const { deciding, stands } = game;
	await game.openNewGame(7);
	await use("newgame.players.0");
	await use("newgame.0.layout.white");
	await use("newgame.start");
	await game.untilScene("table.Table");
	await use("bonus/parking_lot");
	await deciding("place_bonus");
	await carry("component/parking_lot", "space/0/3/2");
	await deciding("choose_goal");
	await use("goal/draw");
	await deciding("choose_action");

	await use("action/build");
	await deciding("build");
	await carry("component/treatment_room", "space/0/0/0");
	await stands("the treatment room", (_, me) => me.money === 13);
	await put("component/hub/cardiology", "space/0/3/0");
	await stands("the hub", (_, me) => me.money === 11);
	await use("button/done");
	await deciding("choose_action");

	await use("action/hire");
	await deciding("hire");
	await carry("residency/0", "space/0/2/2");
	await stands("the doctor", (_, me) => me.money === 7 && count(me, "doctor") === 2);
	if (small) await use("segment/nurses");
	await carry("nurse/0", "space/0/2/2");
	await stands("the nurse", (_, me) => me.money === 4 && count(me, "nurse") === 1);
	await use("button/done");
	await deciding("choose_action");

	await use("action/admit");
	await deciding("admit");
	await carry("appointment/psychiatry/0", "space/0/2/2");
	await stands("the patient", (_, me) => count(me, "patient") === 1);
	await use("button/done");
	await use("dialog.done"); // points are left
	const { players: [{ clinic: { people } }] } = await deciding("move");
	for (const [before, kind] of ["doctor", "nurse", "patient"].entries()) {
		const { id } = people.find(person => person.kind === kind);
		await carry("person/" + id, "space/0/1/1");
		await stands(id + " in the room", (_, me) => me.time === 2 * before + 2);
	}
	await use("button/undo");
	await stands("the patient outside again", (_, me) => me.time === 4);
	await use("button/redo");
	await stands("the patient inside again", (_, me) => me.time === 6);
	await use("button/done");
	await game.shows("tray/decision");
	await use("button/done");
	await stands("the second round", (state, me) => state.round === 2 && me.money === 1 && me.popularity === 0 && me.treated[1] === 1 && count(me, "patient") === 0);
	const over = () => game.at["action/build"];
	while (!over()) { // Business and Admin are told, by a press sooner; it may come when they have just ended
		const pressed = use("button/done").catch(error => {
			if (!over()) throw error;
		});
		await Promise.race([pressed, game.until("the table again", over)]);
	}
	await game.context.close();
}

const withMouse = game => ({
	use: game.click, carry: game.drag,
	put: async (piece, place) => {
		await game.click(piece);
		await game.click(place);
	},
});
const withFinger = game => ({
	small: true, use: game.tap, carry: game.carry,
	put: async (piece, place) => {
		await game.tap(piece);
		await game.tap(place);
		await game.tap("button/put_here");
	},
});

const finger = name === "finger";
await prove(async (browser, complaints) => {
	const game = await sit(browser, complaints, address, { ...finger && { window: phone }, prepare: silent });
	await round(game, finger ? withFinger(game) : withMouse(game));
}, { name: finger ? undefined : name });
