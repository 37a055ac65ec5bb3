import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { layoutOf } from '../../source/engine/net/layout.ts';
import { type Net, parseNet } from '../../source/engine/net/net-file.ts';
import { rulesOf } from '../../source/rules/core/rules.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { loadGame } from '../load-game.ts';
import { beginFromNet, beginFromTables, netOf } from './begin.ts';
import { fitNet, type Settings } from './fit.ts';
import { formatNet } from './format-net.ts';
import {
  type GameFile,
  gameFiles,
  newGameFiles,
  type Refusal,
  wantedSamples,
} from './generation.ts';
import { imitationSet } from './imitate.ts';
import { RowWriter } from './row-writer.ts';
import { countSamples, readSamples, type SampleSet } from './sample-set.ts';
import { playGames } from './self-play.ts';
import { Trainer } from './trainer.ts';
import { lossOf, meanDifference, valuesOf } from './verdict.ts';

const LOOK_MS = 10_000;
/** Nodes of a move in the games, on the mean. */
const NODES = 400;
/** How many generations a net learns from, the newest included. */
const GENERATIONS = 4;
/** Centipawns of 1.0. */
const SCALE = 400;
/** Centipawns of a chance of e to 1. */
const LOGIT = 600;

const SETTINGS = { lastRate: 1e-5, decay: 1, material: 1 };

/** How a net that begins learns what the tables say. */
const IMITATION: Settings = { ...SETTINGS, epochs: 2, rate: 3e-3, lastRate: 3e-4, hindsight: 0 };
/** Positions of that after each sample. */
const IMITATION_MOVES = 6;

/** The folders and files of a training. */
export interface Places {
  /** The folder of the games of the variant. */
  readonly games: string;
  /** The folder of nets and reports. */
  readonly weights: string;
  /** The built play.ts. */
  readonly player: string;
}

/** How a generation is played and learned. */
export interface Effort extends Pick<Settings, 'epochs' | 'rate' | 'hindsight'> {
  readonly minutes: number;
  /** Samples of a generation. */
  readonly samples: number;
  readonly processes: number;
  /** Units of the first layer, a multiple of 32. */
  readonly hidden: number;
}

/** What became of each generation, as the report says. */
interface Report {
  readonly generations: readonly object[];
}

/** The variant that is trained, and the file that describes it if it does not come with us. */
interface Pupil {
  readonly id: string;
  readonly file?: string | undefined;
}

/** Brings the net of a variant to the next generation: plays, learns, judges. */
export async function train(
  { id, file: variantFile }: Pupil,
  places: Places,
  { minutes, samples, processes, hidden, ...choices }: Effort,
  tell: (line: string) => void,
): Promise<void> {
  const begun = Date.now();
  const settings = { ...SETTINGS, ...choices };
  const variant = loadGame(id, variantFile);
  const netFile = join(places.weights, `${id}.net`);
  const reportFile = join(places.weights, `${id}.json`);
  mkdirSync(places.games, { recursive: true });
  const net = readNet(netFile, variant);
  const generation = net?.generation ?? 0;
  const refused = join(places.games, 'refused.json');
  const refusal: Refusal | undefined = existsSync(refused)
    ? JSON.parse(readFileSync(refused, 'utf8'))
    : undefined;
  const wanted = wantedSamples(generation, samples, refusal);
  const known = gameFiles(readdirSync(places.games));
  const count = (files: readonly GameFile[]) =>
    files.reduce((sum, { name }) => sum + countSamples(join(places.games, name)), 0);
  const there = count(known.filter((file) => file.generation === generation));
  const say = (found: number) =>
    tell(`${variant.id}, generation ${generation}: ${found} of ${wanted} positions`);
  say(there);
  if (there < wanted) {
    const files = newGameFiles(known, generation, processes).map(({ name, seed }) => {
      return { path: join(places.games, name), seed };
    });
    await playGames(
      {
        program: places.player,
        variantId: variant.id,
        ...(variantFile !== undefined && { variantFile }),
        nodes: NODES,
        files,
        samples: wanted - there,
        timeMs: minutes * 60_000,
        lookMs: LOOK_MS,
      },
      (found) => say(there + found),
    );
  }

  const files = gameFiles(readdirSync(places.games)).filter(
    (file) => file.generation <= generation && file.generation > generation - GENERATIONS,
  );
  const set = readSamples(
    files.map(({ name, seed }) => ({ path: join(places.games, name), seed })),
  );
  if (set.training.length === 0 || set.heldOut.length === 0) {
    throw new Error('too few games to learn from');
  }
  tell(`learns from ${set.training.length} positions, ${set.heldOut.length} are held out`);
  const learned = learn(variant, net, set, generation + 1, hidden, settings, tell);
  const lossBy = (values: Float32Array) => lossOf(values, set, LOGIT, settings.hindsight);
  const values = valuesOf(variant, learned.net, set);
  const losses = {
    learned: lossBy(values),
    before: lossBy(valuesOf(variant, net, set)),
    tables: lossBy(valuesOf(variant, undefined, set)),
  };
  // The whole numbers of the net against those that learned, in centipawns.
  const rounding = meanDifference(values, learned.values);
  tell(
    `held out: ${losses.learned.toFixed(5)}, before ${losses.before.toFixed(5)}, ` +
      `tables ${losses.tables.toFixed(5)}; rounding ${rounding.toFixed(1)} centipawns`,
  );
  if (losses.learned >= losses.before) {
    const played = count(files.filter((file) => file.generation === generation));
    writeFileSync(refused, JSON.stringify({ generation, samples: played } satisfies Refusal));
    tell('It is no better than what was there, which stays. The next call plays more games.');
    return;
  }
  const report: Report = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : { generations: [] };
  const entry = {
    generation: generation + 1,
    games: files.map((file) => ({
      generation: file.generation,
      seed: file.seed,
      positions: countSamples(join(places.games, file.name)),
    })),
    nodes: NODES,
    training: set.training.length,
    heldOut: set.heldOut.length,
    losses,
    rounding,
    epoch: learned.epoch,
    hidden,
    logit: LOGIT,
    ...settings,
    minutes: Math.round((Date.now() - begun) / 60_000),
  };
  replaceFile(netFile, formatNet(learned.net));
  const generations = [...report.generations, entry];
  replaceFile(reportFile, `${JSON.stringify({ generations }, null, 2)}\n`);
  tell(`${netFile} is generation ${generation + 1}`);
}

/** Learns, and gives the best net with the values of the numbers from which it was rounded. */
function learn(
  variant: Variant,
  before: Net | undefined,
  set: SampleSet,
  generation: number,
  hidden: number,
  settings: Settings,
  tell: (line: string) => void,
) {
  const layout = layoutOf(variant);
  const trainer = new Trainer(layout, hidden, SCALE, LOGIT);
  if (before?.hidden === hidden) beginFromNet(trainer, before, SCALE);
  else beginFromTables(trainer, variant, layout, SCALE);
  const writer = new RowWriter(layout, rulesOf(variant).royal);
  if (before === undefined) {
    const imitation = imitationSet(variant, set, IMITATION_MOVES);
    fitNet(trainer, writer, imitation, LOGIT, IMITATION, ({ number, heldOutLoss }) =>
      tell(`imitates the tables, epoch ${number}: held out ${heldOutLoss.toFixed(5)}`),
    );
  }
  const begun = Date.now();
  const { number, values } = fitNet(trainer, writer, set, LOGIT, settings, (epoch) => {
    const speed = (epoch.number * set.training.length * 1000) / (Date.now() - begun);
    tell(
      `epoch ${epoch.number}: ${epoch.trainingLoss.toFixed(5)}, ` +
        `held out ${epoch.heldOutLoss.toFixed(5)}, ${Math.round(speed)} positions a second`,
    );
  });
  return { net: netOf(trainer, layout, SCALE, generation), epoch: number, values };
}

function readNet(path: string, variant: Variant): Net | undefined {
  if (!existsSync(path)) return undefined;
  const read = parseNet(readFileSync(path), variant);
  if (read.ok) return read.value;
  throw new Error(`${path}: ${read.fault.code}; without the file, training begins anew`);
}

/** Writes a file so that a stop leaves either the old one or the new one. */
function replaceFile(path: string, contents: string | Uint8Array): void {
  writeFileSync(`${path}.new`, contents);
  renameSync(`${path}.new`, path);
}
