import { useContext, useEffect, useRef } from 'react';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { WindowContext } from './window.ts';

/** Calls back at every key, text or paste while the component is mounted. */
export function useKeys(listener: (event: KeyEvent) => void): void {
  const { onKey } = useContext(WindowContext);
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => onKey((event) => latest.current(event)), [onKey]);
}
