import { expect } from 'vitest';
import { COPY_FORMS } from '../../source/activity/copies.ts';
import { detectFormat } from '../../source/records/formats/formats.ts';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { PlainDesk } from '../plain/desk.ts';
import { replayed } from '../plain/replayed.ts';

const GAME = '[Variant "shogi"]\n[Black "A"]\n\n1. P-7f!? P-3d {a note} 2. Bx2b+ (2. P-2f) *\n';

/** A clipboard, and what stands on it. */
function clipboard() {
  const texts: string[] = [];
  return { texts, copy: (text: string) => texts.push(text) > 0 };
}

sharedTest.each(shareOf(COPY_FORMS.filter((form) => form !== 'moves')))(
  'copy %s is read back as what it is',
  async (form) => {
    const { mode, say } = replayed(GAME);
    const { texts, copy } = clipboard();
    mode.meet?.({ copy });
    await say('go 2');
    const [told] = await say(`copy ${form}`);
    expect(told).toContain('ent to the clipboard of the terminal');
    expect(texts).toHaveLength(1);
    expect(await detectFormat(texts[0] ?? '')).toBe(form === 'sfen' ? 'usi' : form);
  },
);

test('a copy says what the format left out, and where to look', async () => {
  const { mode, say } = replayed(GAME);
  const { texts, copy } = clipboard();
  mode.meet?.({ copy });
  expect(await say('copy csa', 'copy moves')).toMatchSnapshot();
  expect(texts[1]).toBe('P-7f P-3d Bx2b+');
});

test('without a clipboard the way out is told', async () => {
  expect(await replayed(GAME).say('copy kif')).toEqual([
    '? copy: there is no clipboard here that takes it. If nothing can be pasted, the terminal does not allow it: "export" in a replay writes a file.',
  ]);
});

test('what cannot be copied is refused', async () => {
  expect(await replayed('[Variant "yari"]\n\n1. P-7f *').say('copy csa', 'copy x')).toEqual([
    expect.stringMatching(/^\? .*CSA/),
    '? What to copy: moves, psn, kif, ki2, csa, jkf, usi, bod or sfen.',
  ]);
});

test('the moves of a game that is played are copied', async () => {
  const { mode } = new PlainDesk('shogi');
  const { texts, copy } = clipboard();
  mode.meet?.({ copy });
  await mode.answer('P-7f');
  await mode.answer('copy usi');
  expect(texts[0]?.trim()).toBe('position startpos moves 7g7f');
});
