import { LABEL_STYLES, type LabelStyle } from '../../notation/labels.ts';
import { noteOf } from '../../records/notes.ts';
import { REPLAY_ANSWERS } from '../../text/replay.ts';
import type { App } from '../app.ts';
import type { PromptLine } from '../prompt-line.ts';
import type { ReplayScreen } from './replay.ts';
import { exportAs } from './replay-export.ts';
import { changeSetting } from './settings.ts';

/** What a line at the bottom of the replay screen asks for. */
export const LINE_LABELS = {
  go: 'go to ply: ',
  vary: 'variation: ',
  note: 'comment: ',
  export: 'export as: ',
  prompt: ': ',
} as const;

export type LineKind = keyof typeof LINE_LABELS;

/** A line that is being typed. */
export interface TypedLine {
  readonly kind: LineKind;
  readonly line: PromptLine;
}

/** What a line typed at the prompt of a replay says. */
export type ReplayCommand =
  | { readonly kind: 'go'; readonly ply: number }
  | { readonly kind: 'flip' }
  | { readonly kind: 'analyse' }
  | { readonly kind: 'quit' }
  | { readonly kind: 'labels'; readonly style: LabelStyle | undefined }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'export'; readonly name: string }
  | { readonly kind: 'move'; readonly text: string };

/** Reads a line of the prompt: a number, one of its words, else a move. */
export function parseReplayCommand(line: string): ReplayCommand {
  const text = line.trim();
  if (/^\d{1,6}$/.test(text)) return { kind: 'go', ply: Number(text) };
  const [, name = '', argument = ''] = /^([a-z]+)(?:\s+(.*))?$/is.exec(text) ?? [];
  switch (name.toLowerCase()) {
    case 'flip':
    case 'analyse':
    case 'quit':
      if (argument !== '') break;
      return { kind: name.toLowerCase() as 'flip' | 'analyse' | 'quit' };
    case 'labels':
      return { kind: 'labels', style: LABEL_STYLES.find((style) => style === argument) };
    case 'note':
      return { kind: 'note', text: argument };
    case 'export':
      return { kind: 'export', name: argument };
  }
  return { kind: 'move', text };
}

/**
 * Does what was typed on a replay screen.
 * @returns why it was refused
 */
export function submitLine(
  screen: ReplayScreen,
  kind: LineKind,
  text: string,
  app: App,
): string | undefined {
  if (kind === 'note') {
    if (text !== noteOf(screen.walk.node)) screen.warn(screen.edits.note(text));
    return undefined;
  }
  if (text.trim() === '') return undefined;
  switch (kind) {
    case 'go':
      if (!/^\s*\d+\s*$/.test(text)) return REPLAY_ANSWERS.notANumber;
      screen.walk.go(Number(text));
      return undefined;
    case 'vary':
      return enterMove(screen, text);
    case 'export':
      return exportAs(screen, text, app);
    case 'prompt':
      return doCommand(screen, parseReplayCommand(text), app);
  }
}

function doCommand(screen: ReplayScreen, command: ReplayCommand, app: App): string | undefined {
  switch (command.kind) {
    case 'go':
      screen.walk.go(command.ply);
      return undefined;
    case 'flip':
      screen.flipped = !screen.flipped;
      return undefined;
    case 'labels':
      if (command.style === undefined) return `labels: say ${LABEL_STYLES.join(', ')}.`;
      changeSetting(screen.services, 'labels', command.style, app, (fault) => screen.warn(fault));
      return undefined;
    case 'note':
      if (screen.edits.fault === undefined) screen.warn(screen.edits.note(command.text));
      return screen.edits.fault;
    case 'export':
      return exportAs(screen, command.name, app);
    case 'analyse':
      screen.analysis.toggle(app);
      return undefined;
    case 'quit':
      screen.leaveBy(() => app.quit());
      return undefined;
    case 'move':
      return enterMove(screen, command.text);
  }
}

function enterMove(screen: ReplayScreen, text: string): string | undefined {
  const { refused, unsaved } = screen.edits.enterMove(text);
  screen.warn(unsaved);
  return refused;
}
