import type { Match } from '../match/match.ts';
import type { Copy, LineMode } from '../plain/run-lines.ts';
import { clipboardSequence } from '../terminal/clipboard.ts';
import { guardLines } from '../terminal/guard.ts';
import type { Charset, Looks } from '../text/charset.ts';
import { changingTongue, type Sentence, sentenceIn, type Tongue } from '../text/tongue.ts';
import { type CommandContext, hasScreen, STATUS_FAILED, type Surroundings } from './command.ts';
import { looksOn } from './looks.ts';
import { showScreen } from './show-screen.ts';
import { closeWorkspace, keepGames, plainCharset, type Workspace } from './workspace.ts';

/** How lines are written: by the settings, in what characters and looks. */
interface LineFace {
  readonly tongue: Tongue;
  readonly settings: Workspace['settings'];
  readonly charset: Charset;
  readonly looks: Looks;
}

/** A mode without a screen, and what ends it. */
interface ClosedMode extends LineMode {
  readonly close?: () => void;
}

/** What is shown on a screen, and what there is without one. */
interface Faces {
  readonly screen: Parameters<typeof showScreen>[2];
  readonly lines: (face: LineFace) => ClosedMode | Promise<ClosedMode>;
}

/**
 * Plays a match on the screen, or line by line without one.
 * @returns the exit status
 */
export function playMatch(
  context: CommandContext,
  workspace: Workspace,
  match: Match,
  message?: Sentence,
): Promise<number> {
  return showFace(context, workspace, {
    screen: async (services) => {
      const { playScreen } = await import('../ui/screens/play/play.ts');
      return playScreen(services, match, message);
    },
    lines: async (face) => {
      const { matchLines } = await import('../plain/play.ts');
      const { table, engines, store, gameIndex, afterGames } = workspace;
      const mode = matchLines({ match, table, engines, store, gameIndex, afterGames, ...face });
      if (message) context.stdout.write(`${sentenceIn(context.texts, message)}\n`);
      return mode;
    },
  });
}

/** Shows a screen, or reads lines without one, until the player leaves. @returns the exit status */
export function showFace(
  context: CommandContext,
  workspace: Workspace,
  { screen, lines }: Faces,
): Promise<number> {
  return isPlain(context)
    ? playLines(context, workspace, lines)
    : showScreen(context, workspace, screen);
}

/**
 * Answers the lines of the input, and keeps the games however it ends. Ends the engines. On a server
 * the mode is told the news as well.
 * @returns the exit status; a line of a pipe that was refused makes it 1
 */
export async function playLines(
  context: CommandContext,
  workspace: Workspace,
  open: Faces['lines'],
): Promise<number> {
  const [{ runLines }, { tellVisitNews }] = await Promise.all([
    import('../plain/run-lines.ts'),
    import('../plain/run-lines.ts'),
  ]);
  const { stdin: input, stdout: output, host, served } = context;
  const visit = served?.visit;
  const face = lineFace(context, workspace);
  const mode = await open(face);
  const endKeeping = keepGames(context, workspace);
  const endGuard = host && guardLines(host);
  let hasRefused = false;
  try {
    hasRefused = await runLines(context.texts, mode, {
      input,
      output,
      looks: face.looks,
      ending: served?.ending,
      copy: clipboardOn(context),
      ...(hasScreen(context) && { host }),
      ...(visit && {
        news: (tell) => tellVisitNews(context.texts, visit, workspace.settings, tell),
      }),
    });
  } finally {
    mode.close?.();
    workspace.afterGames?.close();
    workspace.engines.close();
    endGuard?.();
    endKeeping();
  }
  const status = closeWorkspace(context, workspace);
  return hasRefused ? STATUS_FAILED : status;
}

/** How a command writes its lines. */
export function lineFace(context: CommandContext, { settings }: Workspace): LineFace {
  const looks = looksOn(context.stdout, context, settings.all);
  const charset = plainCharset(context, settings);
  // Without the letters of a language there is English.
  const wanted = () => (charset === 'ascii' ? 'en' : settings.language);
  return { tongue: changingTongue(context.texts, wanted), settings, charset, looks };
}

/** Whether the line mode is asked for, or nothing else works. */
export function isPlain(context: CommandContext): boolean {
  return Boolean(context.flags.plain) || !hasScreen(context);
}

/** What puts texts on the clipboard of the terminal; undefined where there is no terminal. */
function clipboardOn({ stdout, env }: Pick<Surroundings, 'stdout' | 'env'>): Copy | undefined {
  if (!stdout.isTTY) return undefined;
  return (text) => {
    const sequence = clipboardSequence(text, env);
    if (sequence !== undefined) stdout.write(sequence);
    return sequence !== undefined;
  };
}
