// What the built program does with records on a screen of 80x24.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { leave, pause, press, program, startInPty } from '../pty.mjs';

const RIGHT = '\x1b[C';
/** The letter of the saved games in the menu. */
const GAMES = 'g';
const ENTER = '\r';
const ESCAPE = '\x1b';
const STEPS = 20;
/** Stands in the names of few games. */
const FILTER = '7712';
/** Between the keys of a filter: a quick typist, and shorter than the search through all games. */
const TYPING_MS = 20;
/** Longer than the search through all games. */
const SEARCH_MS = 2000;
/** How long the evaluation beside a position is watched. */
const WATCHED_MS = 5000;
/** Between the steps while it runs, so that each has a search to interrupt. */
const STEP_PAUSE_MS = 150;
/** The row of the title, which nothing but a step changes. */
const IN_TITLE = '\x1b[1;';
/** The cells of the filter's row before the text. */
const FILTER_LABEL = 3;

/** The whole of `komadai check`, in milliseconds. */
export function measureCheck(folder) {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [program, 'check', join(folder, 'games.psn')]);
  if (status !== 0) throw new Error(`komadai check ended with ${status}`);
  return performance.now() - started;
}

/** From the start of the program to the last byte of its first frame, in milliseconds. */
export async function measureOpening(folder, plies) {
  const screen = await openReplay(folder, plies);
  await leave(screen);
  return screen.drawnMs;
}

/** Steps around move 10 and around move 490: bytes and milliseconds of each. */
export async function measureSteps(folder) {
  const screen = await openReplay(folder, 500);
  const early = await stepOn(screen);
  for (const key of ['g', ...'480', ENTER]) await press(screen, key);
  const late = await stepOn(screen);
  await leave(screen);
  return { early, late };
}

/**
 * Steps without and with the evaluation that runs beside, from the key to the new ply in the title,
 * and the bytes a second while it runs.
 */
export async function measureAnalysis(folder) {
  const screen = await openReplay(folder, 500);
  const without = await echoes(screen);
  await press(screen, 'a\r');
  await screen.output.until((text) => text.includes(' of 501'));
  const beside = await echoes(screen);
  screen.output.takeBytes();
  await pause(WATCHED_MS);
  const bytesPerSecond = screen.output.takeBytes() / (WATCHED_MS / 1000);
  await leave(screen);
  return { without, beside, bytesPerSecond };
}

async function echoes({ pty, output }) {
  const times = [];
  for (let step = 0; step < STEPS; step++) {
    await pause(STEP_PAUSE_MS);
    output.takeBytes();
    const sent = performance.now();
    pty.write(RIGHT);
    await output.until((text) => text.includes(IN_TITLE));
    times.push(performance.now() - sent);
  }
  return times;
}

/** The list of many games: shown, and narrowed down by a text that is typed. */
export async function measureLibrary(folder) {
  const home = join(folder, 'library');
  const screen = await openMenu(home);
  const list = await press(screen, GAMES);
  await press(screen, '/');
  const searchStarted = performance.now();
  const searching = await typeFilter(screen);
  await pause(SEARCH_MS);
  // Its end is the last that is told.
  const searchMs = (await screen.output.silence()) - searchStarted;
  await press(screen, ESCAPE);
  await press(screen, '/');
  const known = [];
  for (const key of FILTER) known.push(await press(screen, key));
  await leave(screen);
  return { menuMs: screen.drawnMs, list, searching, searchMs, known };
}

/** From the start of the program to its menu, without games, in milliseconds. */
export async function measureMenu(folder) {
  const screen = await openMenu(join(folder, 'empty'));
  await leave(screen);
  return screen.drawnMs;
}

function openReplay(folder, plies) {
  const args = ['replay', join(folder, `${plies}.psn`)];
  return open(args, join(folder, 'empty'), 'Esc back');
}

function openMenu(home) {
  return open([], home, 'Esc back');
}

/** @param end text at the end of the first frame */
async function open(args, home, end) {
  const screen = startInPty([program, ...args], home);
  await screen.output.until((text) => text.includes(end));
  const drawn = await screen.output.silence();
  return { ...screen, drawnMs: drawn - screen.started };
}

async function stepOn(screen) {
  const steps = [];
  for (let step = 0; step < STEPS; step++) steps.push(await press(screen, RIGHT));
  return steps;
}

/**
 * Types while the games are still being read, so that frames come between the keys: a key has its
 * echo when the cursor is behind it. @returns times in milliseconds
 */
async function typeFilter({ pty, output }) {
  const times = [];
  for (const [index, key] of [...FILTER].entries()) {
    const cursor = `\x1b[2;${FILTER_LABEL + index + 2}H`;
    output.takeBytes();
    const sent = performance.now();
    pty.write(key);
    await output.until((text) => text.includes(cursor) || text.endsWith(key));
    times.push(performance.now() - sent);
    await pause(TYPING_MS);
  }
  return times;
}
