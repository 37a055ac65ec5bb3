import { createContext, useContext } from 'react';
import type { Navigator } from './screen.ts';

/** Something that a click does to the app or the screen on top. */
export type ClickAct = (app: Navigator) => void;

export const ActContext = createContext<(act: ClickAct) => void>(() => {});

/** A function with which a view does what a click means. */
export function useAct(): (act: ClickAct) => void {
  return useContext(ActContext);
}
