import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { layoutOf, WORD_SPAN } from '../../../source/engine/net/layout.ts';
import type { Net } from '../../../source/engine/net/net-file.ts';
import { SharedState } from '../../../source/engine/search/shared-state.ts';
import type {
  WorkerData,
  WorkerReply,
  WorkerRequest,
} from '../../../source/engine/search/worker-messages.ts';
import { handIndex, KIND_MASK } from '../../../source/rules/core/piece-code.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { formatNet } from '../../../tools/train/format-net.ts';
import { PROJECT, runPlain } from '../../helpers/komadai.ts';
import { programWithNets } from '../../helpers/program-with-nets.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { randomNet } from './random-net.ts';

/** White has no rook. */
const SFEN = 'lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1';
const DAMAGED = 'The net for shogi is damaged. The computer plays without it, and weaker.';

/** A net that knows one thing: a rook is worth fifty pawns. The tables think it is worth ten. */
function rookNet(variant: Variant): Net {
  const { rows, inputs } = layoutOf(variant);
  const material = new Int16Array(inputs);
  const rook = shogi.pieces.findIndex(({ sfen }) => sfen === 'R');
  for (let word = 0; word < WORD_SPAN; word++) {
    const row = rows[word] ?? inputs;
    const code = word >> 8;
    if (row === inputs || (code & KIND_MASK) !== rook) continue;
    const isBlack = code < 0x20 ? code === handIndex(0, rook) : code < 0x40;
    material[row] = isBlack ? 20_000 : -20_000;
  }
  const net = randomNet(variant, 1, 16);
  return { ...net, material, output: new Int16Array(32), outputBias: 0 };
}

const NET = formatNet(rookNet(shogi));
const BROKEN = NET.with(3000, 99);

/** What the thread of a program says when it searches the position. */
async function askWorker(
  program: string,
  game: Pick<WorkerRequest, 'variant' | 'variantFile'> = { variant: shogi },
): Promise<WorkerReply[]> {
  const workerData: WorkerData = {
    shared: new SharedState().buffer,
    memory: 1,
    role: 'alone',
    givesWay: false,
  };
  const url = pathToFileURL(join(program, 'dist/engine-worker.js'));
  const worker = new Worker(url, { workerData });
  onTestFinished(() => void worker.terminate());
  const request: WorkerRequest = {
    id: 1,
    ...game,
    game: { start: readSfen(shogi, SFEN), moves: [] },
    limits: { nodes: 3000 },
    seed: 0,
    askedMs: performance.timeOrigin + performance.now(),
    declares: false,
    usesBook: false,
    isPractice: false,
  };
  return new Promise((resolve, reject) => {
    const replies: WorkerReply[] = [];
    worker.on('error', reject);
    worker.on('message', (reply: WorkerReply) => {
      replies.push(reply);
      if (reply.kind === 'answer') resolve(replies);
    });
    worker.postMessage(request);
  });
}

/** The worth of the position for White in the last report. */
function lastScore(replies: readonly WorkerReply[]): number {
  const scores = replies.flatMap((reply) =>
    reply.kind === 'report' && reply.report.score.kind === 'value'
      ? [reply.report.score.centipawns]
      : [],
  );
  return scores.at(-1) ?? Number.NaN;
}

describe('the thread', () => {
  test('judges by the net', async () => {
    const replies = await askWorker(programWithNets({ shogi: NET }));
    expect(lastScore(replies)).toBeLessThan(-1700);
    expect(replies.map(({ kind }) => kind)).not.toContain('no-net');
  });

  test('judges a game from a file by the net beside the file', async () => {
    const folder = temporaryFolder();
    const variant = { ...shogi, id: 'from-a-file' };
    writeFileSync(join(folder, 'from-a-file.net'), formatNet(rookNet(variant)));
    const variantFile = join(folder, 'games.ini');
    const replies = await askWorker(PROJECT, { variant, variantFile });
    expect(lastScore(replies)).toBeLessThan(-1700);
    expect(lastScore(await askWorker(PROJECT, { variant }))).toBeGreaterThan(-1500);
  });

  test('judges by the tables where there is no net', async () => {
    const replies = await askWorker(programWithNets({ shogi: undefined }));
    expect(lastScore(replies)).toBeGreaterThan(-1500);
  });

  test('says first what is wrong with a net, and judges by the tables', async () => {
    const replies = await askWorker(programWithNets({ shogi: BROKEN }));
    expect(replies[0]).toMatchObject({ kind: 'no-net', fault: { code: 'damaged' } });
    expect(replies.filter(({ kind }) => kind === 'no-net')).toHaveLength(1);
    expect(lastScore(replies)).toBeGreaterThan(-1500);
  });
});

/** What `komadai usi` of a program says about the position, twice, with another game between. */
async function askUsi(folder: string): Promise<string[]> {
  const ask = `position sfen ${SFEN}\ngo nodes 3000\n`;
  const other = 'setoption name USI_Variant value ogi\nposition startpos\ngo nodes 10\n';
  const again = `${other}setoption name USI_Variant value shogi\n${ask}`;
  const { stdout } = await runPlain(['usi'], {
    home: temporaryFolder(),
    program: join(folder, 'bin/komadai.js'),
    input: `usi\nsetoption name USI_Variant value shogi\nisready\n${ask}${again}`,
  });
  return stdout.split('\n');
}

function lastUsiScore(lines: readonly string[]): number {
  const scores = lines.flatMap((line) => / score cp (-?\d+)/.exec(line)?.[1] ?? []);
  return Number(scores.at(-1));
}

describe('komadai usi', () => {
  test('judges by the net', async () => {
    const lines = await askUsi(programWithNets({ shogi: NET }));
    expect(lastUsiScore(lines)).toBeLessThan(-1700);
    expect(lines.filter((line) => line.startsWith('info string'))).toEqual([]);
  });

  test('says once what is wrong with a net', async () => {
    const lines = await askUsi(programWithNets({ shogi: BROKEN }));
    expect(lastUsiScore(lines)).toBeGreaterThan(-1500);
    expect(lines.filter((line) => line.startsWith('info string'))).toEqual([
      `info string ${DAMAGED}`,
    ]);
  });
});

/** What the analysis of a program says about the position. */
function analyse(folder: string) {
  const home = temporaryFolder();
  writeFileSync(join(home, 'game.psn'), `[Variant "shogi"]\n[SFEN "${SFEN}"]\n\n*\n`);
  return runPlain(['replay', '--plain', 'game.psn'], {
    home,
    program: join(folder, 'bin/komadai.js'),
    input: 'analyse\nquit\n',
  });
}

describe('the analysis', () => {
  const worthFor = (stdout: string) => Number(/([+-]\d+\.\d\d) {2}depth/.exec(stdout)?.[1]);

  test('judges by the net', async () => {
    const { stdout, stderr } = await analyse(programWithNets({ shogi: NET }));
    expect(worthFor(stdout)).toBeGreaterThan(17);
    expect(stderr).toBe('');
  });

  test('says once what is wrong with a net', async () => {
    const { stdout, stderr } = await analyse(programWithNets({ shogi: BROKEN }));
    expect(worthFor(stdout)).toBeLessThan(15);
    expect(stderr).toContain(DAMAGED);
    expect(stderr.split(DAMAGED)).toHaveLength(2);
  });
});
