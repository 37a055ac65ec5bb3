import { SETTING_WORDS } from '../../prompt/completion.ts';

/** What can be typed at the prompt of a replay beside moves and numbers. */
export const REPLAY_WORDS: readonly string[] = [
  'analyse',
  'export ',
  'flip',
  ...SETTING_WORDS,
  'note ',
  'quit',
];

/** What a line typed at the prompt of a replay says. */
export type ReplayCommand =
  | { readonly kind: 'go'; readonly ply: number }
  | { readonly kind: 'flip' }
  | { readonly kind: 'analyse' }
  | { readonly kind: 'quit' }
  | {
      readonly kind: 'setting';
      readonly name: (typeof SETTING_WORDS)[number];
      readonly value: string;
    }
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
    case 'theme':
      return {
        kind: 'setting',
        name: name.toLowerCase() as (typeof SETTING_WORDS)[number],
        value: argument,
      };
    case 'note':
      return { kind: 'note', text: argument };
    case 'export':
      return { kind: 'export', name: argument };
  }
  return { kind: 'move', text };
}
