import { Box } from 'ink';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { MouseHandlers } from '../../../source/ui/ink/mouse-box.ts';
import { Line, RowLine } from '../../../source/ui/ink/rows.tsx';
import { useMouse } from '../../../source/ui/ink/use-mouse.ts';
import { draw } from '../../helpers/component.tsx';

interface Props extends MouseHandlers {
  readonly width?: number;
  readonly height?: number;
  readonly children?: ReactNode;
}

function Area({ click, wheel, width = 4, height = 2, children }: Props) {
  return (
    <Box ref={useMouse({ click, wheel })} width={width} height={height} flexShrink={0}>
      {children}
    </Box>
  );
}

/** Collects what is told of the mouse. */
function listen() {
  const heard: string[] = [];
  const click = (name: string) => (place: { row: number; column: number }) => {
    heard.push(`${name} ${place.column},${place.row}`);
  };
  const wheel = (name: string) => (step: 1 | -1) => heard.push(`${name} ${step}`);
  return { heard, click, wheel };
}

const at = (column: number, row: number) => ({ column, row });

test('a box hears of clicks in it, at places of its own, wherever it lies', () => {
  const { heard, click } = listen();
  const page = (above: number) => (
    <Box flexDirection="column">
      <Box height={above} flexShrink={0} />
      <Box justifyContent="center" width={10}>
        <Area click={click('box')} />
      </Box>
    </Box>
  );
  const drawn = draw(page(1));
  for (const place of [at(2, 1), at(3, 0), at(3, 1), at(6, 2), at(7, 2), at(6, 3)]) {
    drawn.mouse('press', place);
  }
  expect(heard).toEqual(['box 0,0', 'box 3,1']);
  drawn.again({ node: page(3) });
  drawn.mouse('press', at(3, 3));
  expect(heard.at(-1)).toBe('box 0,0');
});

test('the innermost box that wants an event gets it, and no other', () => {
  const { heard, click, wheel } = listen();
  const drawn = draw(
    <Area click={click('outer')} wheel={wheel('outer')} width={20} height={6}>
      <Area click={click('middle')} width={10} height={4}>
        <Area wheel={wheel('inner')} />
      </Area>
    </Area>,
  );
  for (const place of [at(0, 0), at(8, 0), at(15, 5)]) {
    drawn.mouse('press', place);
    drawn.mouse('wheel-down', place);
    drawn.mouse('wheel-up', place);
    drawn.mouse('release', place);
  }
  expect(heard).toEqual([
    ...['middle 0,0', 'inner 1', 'inner -1'],
    ...['middle 8,0', 'outer 1', 'outer -1'],
    ...['outer 15,5', 'outer 1', 'outer -1'],
  ]);
});

test('of boxes side by side each hears its own, of boxes on each other the upper', () => {
  const { heard, click } = listen();
  const drawn = draw(
    <Box>
      <Area click={click('left')} />
      <Area click={click('right')} />
    </Box>,
  );
  drawn.mouse('press', at(3, 0));
  drawn.mouse('press', at(4, 0));
  expect(heard).toEqual(['left 3,0', 'right 0,0']);
  drawn.again({
    node: (
      <Box>
        <Area click={click('lower')} />
        <Box position="absolute">
          <Area click={click('upper')} />
        </Box>
      </Box>
    ),
  });
  drawn.mouse('press', at(1, 1));
  expect(heard.at(-1)).toBe('upper 1,1');
});

test('what is drawn last hears the mouse; a box that is gone hears nothing', () => {
  const { heard, click } = listen();
  const drawn = draw(<Area click={click('first')} />);
  drawn.again({ node: <Area click={click('second')} /> });
  drawn.mouse('press', at(0, 0));
  drawn.again({ node: <Line text="nothing" /> });
  drawn.mouse('press', at(0, 0));
  expect(heard).toEqual(['second 0,0']);
});

test('the spans of a row hear of clicks on their characters', () => {
  const { heard, click } = listen();
  const span = (text: string) => ({ text, click: () => click(text)(at(0, 0)) });
  const drawn = draw(<RowLine row={[{ text: ' ' }, span('歩兵'), { text: '  ' }, span('x')]} />);
  for (let column = 0; column < 10; column++) drawn.mouse('press', at(column, 0));
  expect(heard.map((text) => text.replace(' 0,0', ''))).toEqual([
    ...['歩兵', '歩兵', '歩兵', '歩兵'],
    'x',
  ]);
  expect(drawn.lines).toEqual([' 歩兵  x']);
});
