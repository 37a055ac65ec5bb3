import type { EngineError } from '../engine/engine.ts';
import { quoted } from './quoted.ts';

/**
 * Why an engine can no longer be relied on, in one line without a full stop.
 * @param engine its name, or the command that was to start it
 */
export function engineFaultText(
  engine: string,
  { failure, detail }: Pick<EngineError, 'failure' | 'detail'>,
): string {
  const name = quoted(engine);
  switch (failure) {
    case 'not-started':
      return `cannot start the engine ${name}${because(detail)}`;
    case 'no-handshake':
      return `${name} does not answer ${quoted(detail)}; is it a USI engine?`;
    case 'no-variant':
      return detail === ''
        ? `the engine ${name} plays shogi only`
        : `the engine ${name} does not play this game; it offers ${quoted(detail)}`;
    case 'silent':
      return `the engine ${name} does not answer`;
    case 'ended':
      return `the engine ${name} has ended${because(detail)}`;
    case 'illegal-move':
      return `the engine ${name} played ${quoted(detail)}, which is not legal`;
    case 'nonsense':
      return `the engine ${name} answered ${quoted(detail)}, which is not understood`;
    case 'flood':
      return `the engine ${name} prints without end`;
    default:
      return failure satisfies never;
  }
}

function because(detail: string): string {
  return detail === '' ? '' : `: ${shown(detail)}`;
}

/** Longer than what is quoted otherwise: the last word of a program may explain it. */
function shown(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '?').slice(0, 200);
}
