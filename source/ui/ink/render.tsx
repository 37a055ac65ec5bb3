import { PassThrough, type Writable } from 'node:stream';
import { type Instance, render as renderInk } from 'ink';
import { Component, type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { MouseEvent } from '../../terminal/reports.ts';
import { giveToBox, type MouseBox } from './mouse-box.ts';
import { type InkWindow, WindowContext, type WindowSize } from './window.ts';

/** The screen and keyboard of a terminal on which components are drawn. */
interface InkTerminal extends Pick<InkWindow, 'setCursor' | 'onKey'> {
  /** Takes whole frames; emits `resize` after its size has changed. */
  readonly output: Writable & WindowSize;
  /** Default: shows none. */
  readonly setPictures?: InkWindow['setPictures'];
  /** Default: texts change with the next frame. */
  readonly addLiveText?: InkWindow['addLiveText'];
  /** Calls back at everything that the mouse does. @returns a function that ends that */
  readonly onMouse: (listener: (event: MouseEvent) => void) => () => void;
  /** Takes what a component throws. Default: Ink shows it, and ends. */
  readonly onFault?: (error: unknown) => void;
}

const noPictures = () => {};
const noLiveTexts = () => () => {};

/**
 * Draws components on a terminal. Ink hands over every frame whole and at once, whatever the one
 * before was (its `debug`); the output sends the difference.
 */
export function render(node: ReactNode, terminal: InkTerminal): Instance {
  // Several events may come before the next frame: each meets what the one before has drawn.
  const update = () => ink.rerender(tree);
  const tree = (
    <Window terminal={terminal} update={update}>
      {terminal.onFault ? <Fuse onFault={terminal.onFault}>{node}</Fuse> : node}
    </Window>
  );
  const ink = renderInk(tree, {
    stdout: terminal.output as unknown as NodeJS.WriteStream,
    // Keys come through the context, already decoded.
    stdin: new PassThrough() as unknown as NodeJS.ReadStream,
    debug: true,
    exitOnCtrlC: false,
    patchConsole: false,
    // The line mode is for screen readers, not `INK_SCREEN_READER`.
    isScreenReaderEnabled: false,
  });
  return ink;
}

interface FuseProps {
  readonly onFault: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Shows nothing any more after a component has thrown. Only a class can be told of that. */
class Fuse extends Component<FuseProps> {
  override state = { isBlown: false };

  static getDerivedStateFromError() {
    return { isBlown: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error);
  }

  override render(): ReactNode {
    return this.state.isBlown ? null : this.props.children;
  }
}

interface WindowProps {
  readonly terminal: InkTerminal;
  /** Draws what has changed, at once. */
  readonly update: () => void;
  readonly children: ReactNode;
}

/** Gives the components the terminal, and its size after every change. */
function Window({ terminal, update, children }: WindowProps) {
  const { output, setCursor, onKey, onMouse } = terminal;
  const { setPictures = noPictures, addLiveText = noLiveTexts } = terminal;
  const boxes = useRef(new Set<MouseBox>()).current;
  const [columns = 0, rows = 0] = useSyncExternalStore(
    (listener) => {
      output.on('resize', listener);
      return () => output.off('resize', listener);
    },
    () => `${output.columns} ${output.rows}`,
  )
    .split(' ')
    .map(Number);
  const window = useMemo(
    () => ({ columns, rows, setCursor, setPictures, onKey, addLiveText, boxes }),
    [columns, rows, setCursor, setPictures, onKey, addLiveText, boxes],
  );
  useEffect(
    () =>
      onMouse((event) => {
        update();
        giveToBox(boxes, event);
      }),
    [onMouse, update, boxes],
  );
  return <WindowContext value={window}>{children}</WindowContext>;
}
