import { useContext, useEffect, useRef } from 'react';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { type Action, actionOf, type KeyContext, keyOf } from '../app/keymap.ts';
import { WindowContext } from './window.ts';

/**
 * Calls back at every key while the component is mounted.
 * @param context its keys mean an action
 * @param act called with an action of the context
 * @param other called with every other key, text or paste
 */
export function useKeys<Context extends KeyContext>(
  context: Context,
  act: (action: Action<Context>) => void,
  other: (event: KeyEvent) => void,
): void {
  const { onKey } = useContext(WindowContext);
  const latest = useRef({ act, other });
  latest.current = { act, other };
  useEffect(
    () =>
      onKey((event) => {
        const action = actionOf(context, keyOf(event));
        if (action === undefined) latest.current.other(event);
        else latest.current.act(action);
      }),
    [onKey, context],
  );
}
