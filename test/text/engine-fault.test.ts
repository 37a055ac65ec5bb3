import { expect, test } from 'vitest';
import type { EngineFailure } from '../../source/engine/engine.ts';
import { engineFaultText } from '../../source/text/engine-fault.ts';

test.each<[failure: EngineFailure, detail: string, text: string]>([
  ['not-started', 'spawn x ENOENT', 'cannot start the engine "Sente": spawn x ENOENT'],
  ['not-started', '', 'cannot start the engine "Sente"'],
  ['no-handshake', 'usi', '"Sente" does not answer "usi"; is it a USI engine?'],
  ['no-variant', '', 'the engine "Sente" plays shogi only'],
  ['no-variant', 'shogi ogi', 'the engine "Sente" does not play this game; it offers "shogi ogi"'],
  ['silent', 'go', 'the engine "Sente" does not answer'],
  ['ended', 'status 7: boom', 'the engine "Sente" has ended: status 7: boom'],
  ['illegal-move', '7g7e', 'the engine "Sente" played "7g7e", which is not legal'],
  ['nonsense', 'bestmove', 'the engine "Sente" answered "bestmove", which is not understood'],
  ['flood', 'chatter', 'the engine "Sente" prints without end'],
])('%s, %j', (failure, detail, text) => {
  expect(engineFaultText('Sente', { failure, detail })).toBe(text);
});

test('what an engine says cannot upset a terminal or fill it', () => {
  const text = engineFaultText('a\u001b[2J', {
    failure: 'ended',
    detail: `\u001b[2J${'x'.repeat(9999)}`,
  });
  expect(text).toMatch(/^the engine "a\?\[2J" has ended: \?\[2Jx+$/);
  expect(text.length).toBeLessThan(300);
});
