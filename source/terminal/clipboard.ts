import type { Environment } from './capabilities.ts';

/** The most bytes of base64 that terminals take: the bound of hterm and old versions of xterm. */
const MOST_BASE64 = 100_000;

/** How much of a control string screen passes on at once: its buffer holds some hundred bytes. */
const SCREEN_PIECE = 200;

/**
 * What puts a text on the clipboard of the terminal (OSC 52); undefined for a text that is too long
 * or a terminal without control sequences. Within tmux it is sent twice, to tmux and through it to
 * the terminal around it: the settings of tmux decide which of them works. Screen knows no
 * clipboard: it is sent through it.
 */
export function clipboardSequence(
  text: string,
  { TERM, TMUX, STY }: Environment,
): string | undefined {
  if (TERM === 'dumb') return undefined;
  const base64 = Buffer.from(text).toString('base64');
  if (base64.length > MOST_BASE64) return undefined;
  const sequence = `\x1b]52;c;${base64}\x07`;
  if (STY && !TMUX) return throughScreen(sequence);
  const passed = TMUX ? `\x1bPtmux;\x1b${sequence}\x1b\\` : '';
  return sequence + passed;
}

/** A control sequence as screen passes it on to the terminal around it: in pieces. */
function throughScreen(sequence: string): string {
  const pieces = sequence.match(new RegExp(`.{1,${SCREEN_PIECE}}`, 'gs')) ?? [];
  return pieces.map((piece) => `\x1bP${piece}\x1b\\`).join('');
}
