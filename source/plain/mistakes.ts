import type { MistakesActivity } from '../activity/mistakes.ts';
import type { ReplayActivity } from '../activity/replay.ts';
import type { GameRecord } from '../records/tree/record.ts';
import type { Charset } from '../text/charset.ts';
import type { Looks } from '../text/looks.ts';
import { mistakeTitle, questionText, tellMistakes } from '../text/mistakes-told.ts';
import { SAID_NOTHING } from '../text/said.ts';
import type { Tongue } from '../text/tongue.ts';
import { LineSession } from './line-session.ts';
import { replayLines } from './replay.ts';
import type { Copy, LineMode } from './run-lines.ts';

interface MistakesLines {
  readonly tongue: Tongue;
  readonly charset: Charset;
  readonly looks?: Looks;
  /** Said before the first mistake. Default: nothing. */
  readonly greeting?: readonly string[];
  /** Opens the replay of the game of a mistake. */
  readonly replay: (record: GameRecord, ply: number) => ReplayActivity;
}

/** One's own mistakes without a screen, with the replays of their games. */
export class MistakesMode implements LineMode {
  readonly #activity: MistakesActivity;
  readonly #session: LineSession<unknown>;
  /** The game of the mistake while that is replayed. */
  #replay: LineSession<unknown> | undefined;
  #copy: Copy = () => false;

  constructor(activity: MistakesActivity, { replay, ...around }: MistakesLines) {
    this.#activity = activity;
    this.#session = new LineSession({
      ...around,
      activity,
      tell: (what, telling) => tellMistakes(activity, what, telling),
      heading: ({ teller, charset }) => [
        mistakeTitle(activity, teller.texts, charset),
        questionText(activity, teller),
      ],
      task: (texts) => texts.mistakes.MISTAKES_TASK,
      wordHelp: (texts) => texts.mistakes.MISTAKES_WORD_HELP,
      go: (to, _, telling) => {
        if (to === 'solution') return tellMistakes(activity, { code: 'solution' }, telling);
        const { replayed } = activity;
        if (to !== 'replay' || !replayed) return undefined;
        this.#replay = replayLines(replay(replayed, activity.mistake.ply), around);
        this.#replay.onClipboard(this.#copy);
        return SAID_NOTHING;
      },
    }) as LineSession<unknown>;
  }

  get hasQuit(): boolean {
    return this.#session.hasQuit;
  }

  onClipboard(copy: Copy): void {
    this.#copy = copy;
    this.#session.onClipboard(copy);
  }

  heading(): Promise<string[]> {
    return this.#session.heading();
  }

  /** Answers a line, in the replay as long as there is one. */
  async answer(line: string): Promise<string[]> {
    const replay = this.#replay;
    if (!replay) {
      const told = await this.#session.answer(line);
      return this.#replay ? [...told, ...(await this.#replay.heading())] : told;
    }
    const told = await replay.answer(line);
    if (!replay.hasQuit) return told;
    replay.close();
    this.#replay = undefined;
    return [...told, ...(await this.heading())];
  }

  /** What is begun counts; ends the searches. */
  close(): void {
    this.#replay?.close();
    this.#activity.leave();
  }
}
