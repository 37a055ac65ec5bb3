import type { Row, Span } from '../ink/rows.tsx';
import { useAct } from './act-context.ts';
import { eventOf, HINT_GAP, type KeyHint } from './keymap.ts';
import type { Navigator } from './screen.ts';
import { useServices } from './services-context.ts';

/** A function that makes a row of hints. A click on one presses its keys. */
export function useHintRow(): (hints: readonly KeyHint[]) => Row {
  const act = useAct();
  const { quiet } = useServices().theme;
  return (hints) =>
    hints.flatMap(({ text, keys }, at): Span[] => {
      const click = keys.length > 0 ? () => act((app) => pressAll(keys, app)) : undefined;
      const hint = { text, style: quiet, click };
      return at === 0 ? [hint] : [{ text: HINT_GAP, style: quiet }, hint];
    });
}

function pressAll(keys: readonly string[], app: Navigator): void {
  for (const key of keys) app.screen.press(eventOf(key), app);
}
