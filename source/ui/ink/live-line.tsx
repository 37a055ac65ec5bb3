import { Box, type DOMElement } from 'ink';
import { useContext, useLayoutEffect, useRef } from 'react';
import { Line, type Span, styledText } from './rows.tsx';
import { WindowContext } from './window.ts';

/** What a live line shows at the moment. */
export interface LiveSpan extends Span {
  /** How long it stays as it is, in milliseconds; undefined while nothing changes it. */
  readonly staysMs: number | undefined;
}

interface Props {
  /** What it shows now. */
  readonly read: () => LiveSpan;
}

/** A text that changes by itself, which draws nothing else anew as long as it keeps its width. */
export function LiveLine({ read }: Props) {
  const box = useRef<DOMElement>(null);
  const { addLiveText } = useContext(WindowContext);
  // A redraw may have begun or ended the changes.
  useLayoutEffect(() =>
    addLiveText({ box, read: () => styledText([read()]), staysMs: () => read().staysMs }),
  );
  const { text, style } = read();
  return (
    <Box ref={box}>
      <Line text={text} style={style} />
    </Box>
  );
}
