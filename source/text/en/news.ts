/** What a visitor of a server is told in always the same words. */
export const VISIT_TEXTS = {
  'keys-dropped': 'Too many keys at once: some of them were dropped.',
  idle: 'Nothing happens here. In five minutes this session ends: any key keeps it.',
} as const;

/** Tells in a sentence what happens in a game that is not on the screen. */
export function elsewhereText(text: string): string {
  return `In your game: ${text}`;
}
