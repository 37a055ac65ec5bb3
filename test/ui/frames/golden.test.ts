import { expect, test } from 'vitest';
import { picture, renderScreen } from '../../helpers/frames.tsx';
import { Desk } from '../desk.ts';

test('shogi in 80x24', () => {
  const desk = new Desk();
  const player = desk.play('shogi', { black: 'Ann', white: 'Bob' });
  player.enter('P-7f', 'P-3d', 'Bx2b+', 'Sx2b', 'P-7d');
  expect(picture(renderScreen(player.screen, desk.services, { columns: 80, rows: 24 }))).toBe(`
 Shogi, even game                                         ply 4 - Black to play
    9    8    7    6    5    4    3    2    1        ☖ White: Bob
 ┌────┬────┬────┬────┬────┬────┬────┬────┬────┐      in hand 角
 │v香 │v桂 │v銀 │v金 │v王 │v金 │ ・┃│v桂 │v香 │ a
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤      1. P-7f      P-3d
 │    │v飛 │    │    │    │    │    │v銀║│    │ b    2. Bx2b+     Sx2b
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │v歩 │v歩 │v歩 │v歩 │v歩 │v歩 │    │v歩 │v歩 │ c
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │v歩 │    │    │ d
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │    │    │ e
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │ 歩 │    │    │    │    │    │    │ f
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │ 歩 │ 歩 │    │ 歩 │ 歩 │ 歩 │ 歩 │ 歩 │ 歩 │ g
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │    │    │    │    │    │    │    │ 飛 │    │ h
 ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
 │ 香 │ 桂 │ 銀 │ 金 │ 玉 │ 金 │ 銀 │ 桂 │ 香 │ i    in hand 角
 └────┴────┴────┴────┴────┴────┴────┴────┴────┘      ☗ Black: Ann
 P-7d: no pawn of yours reaches 7d. Pawns: 9g, 8g, 7f, 6g, 5g, 4g, 3g, 2g, 1g.
 Black> P-7d
`);
});

test('yari in 60x20', () => {
  const desk = new Desk({ settings: { charset: 'frame' } });
  const player = desk.play('yari').enter('P-7f', 'P-3d', 'P-2f').press('YB');
  expect(picture(renderScreen(player.screen, desk.services, { columns: 60, rows: 20 }))).toBe(`
 Yari shogi, even game                ply 3 - White to play

    7    6    5    4    3    2    1       ☖ White: Guest
 +-----------------------------------+    in hand -
 |v香飛v香桂v香桂v王将v香角v香角v香飛| a
 | ・   ・   ・   ・   ・   ・   ・  | b  王将 G    香桂 YN
 |v歩兵v歩兵v歩兵v歩兵 ・  v歩兵v歩兵| c  香飛 YR   歩兵 P
 | ・   ・   ・   ・  v歩兵 ・   ・  | d  香角 YB
 | ・   ・   ・   ・   ・   ・   ・  | e
 | 歩兵 ・   ・   ・   ・  |歩兵 ・  | f  1. P-7f      P-3d
 | ・   歩兵 歩兵 歩兵 歩兵 ・ | 歩兵| g  2. P-2f
 | ・   ・   ・   ・   ・   ・   ・  | h
 | 香飛 香角 香角 玉将 香桂 香桂 香飛| i  in hand -
 +-----------------------------------+    ☗ Black: Guest



 White> YB            YB-1b YB-3c YB-4b YB2a-2b YB2a-3b Y..
`);
});

test('Ogi in ascii, turned round, at the end of the game', () => {
  const desk = new Desk({ settings: { charset: 'ascii', flip: 'white' } });
  const player = desk.play('ogi').enter('P-6e', 'P-3d').resign();
  expect(picture(renderScreen(player.screen, desk.services, { columns: 80, rows: 24 }))).toBe(`
 Ogi, even game                                                           ply 2
    1    2    3    4    5    6    7    8        B: Guest
 +----+----+----+----+----+----+----+----+      in hand -
 |vL  |vN  |vS  |vK  |vI  |vS  |vN  |vL  | h
 +----+----+----+----+----+----+----+----+      1. P-6e      P-3d
 |    |vR  |    |    |    |    |vB  |    | g
 +----+----+----+----+----+----+----+----+
 |vP  |vP  |vP  |vP  |vP  |    |vP  |vP  | f
 +----+----+----+----+----+----+----+----+
 |    |    |    |    |    |vP  |    |    | e
 +----+----+----+----+----+----+----+----+
 |    |    | P ||    |    |    |    |    | d
 +----+----+----+----+----+----+----+----+
 | P  | P  | . || P  | P  | P  | P  | P  | c
 +----+----+----+----+----+----+----+----+
 |    | B  |    |    |    |    | R  |    | b     White wins by resignation
 +----+----+----+----+----+----+----+----+
 | L  | N  | S  | K  | I  | S  | N  | L  | a    in hand -
 +----+----+----+----+----+----+----+----+      W: Guest
 Last: 2. White P-3d


 Game over>                   analyse  rematch  replay  undo  menu  quit  (Tab)
`);
});

test('shogi in 40x16', () => {
  const desk = new Desk();
  const player = desk.play('shogi').enter('P-7f', 'P-3d', 'Bx2b+', 'Sx2b', 'P-7d');
  expect(picture(renderScreen(player.screen, desk.services, { columns: 40, rows: 16 }))).toBe(`
  9  8  7  6  5  4  3  2  1     ☖ Guest
 v香v桂v銀v金v王v金┃・v桂v香 a  角
  ・v飛 ・ ・ ・ ・ ・v銀 ・ b
 v歩v歩v歩v歩v歩v歩 ・v歩v歩 c  1. P-7f
  ・ ・ ・ ・ ・ ・v歩 ・ ・ d     P-3d
  ・ ・ ・ ・ ・ ・ ・ ・ ・ e  2. Bx2b+
  ・ ・ 歩 ・ ・ ・ ・ ・ ・ f     Sx2b
  歩 歩 ・ 歩 歩 歩 歩 歩 歩 g
  ・ ・ ・ ・ ・ ・ ・ 飛 ・ h  角
  香 桂 銀 金 玉 金 銀 桂 香 i  ☗ Guest
 P-7d: no pawn of yours reaches 7d.
 Pawns: 9g, 8g, 7f, 6g, 5g, 4g, 3g, 2g,
 1g.
 Black> P-7d
`);
});

test('shogi in 40x20, the hands above and below the board', () => {
  const desk = new Desk({ settings: { charset: 'frame' } });
  const player = desk.play('shogi').enter('P-7f', 'P-3d', 'Bx2b+', 'Sx2b');
  expect(picture(renderScreen(player.screen, desk.services, { columns: 40, rows: 20 }))).toBe(`
 Shogi, even game ply 4 - Black to play
 ☖ in hand 角
   9  8  7  6  5  4  3  2  1
 +---------------------------+
 |v香v桂v銀v金v王v金|・v桂v香| a
 | ・v飛 ・ ・ ・ ・ ・v銀 ・| b
 |v歩v歩v歩v歩v歩v歩 ・v歩v歩| c
 | ・ ・ ・ ・ ・ ・v歩 ・ ・| d
 | ・ ・ ・ ・ ・ ・ ・ ・ ・| e
 | ・ ・ 歩 ・ ・ ・ ・ ・ ・| f
 | 歩 歩 ・ 歩 歩 歩 歩 歩 歩| g
 | ・ ・ ・ ・ ・ ・ ・ 飛 ・| h
 | 香 桂 銀 金 玉 金 銀 桂 香| i
 +---------------------------+
 ☗ in hand 角
 Last: 4. White Sx2b


 Black>            Tab complete  ? help
`);
});

test('shogi in 100x36', () => {
  const desk = new Desk({ settings: { charset: 'frame' } });
  // In a first game the legend would stand there.
  desk.play('shogi', { moves: 'P-7f' });
  const player = desk.play('shogi').enter('P-7f', 'P-3d', 'Bx2b+');
  expect(picture(renderScreen(player.screen, desk.services, { columns: 100, rows: 36 }))).toBe(`
 Shogi, even game                                                             ply 3 - White to play

     9      8      7      6      5      4      3      2      1         ☖ White: Guest
 +------+------+------+------+------+------+------+------+------+      in hand -
 | v香  | v桂  | v銀  | v金  | v王  | v金  | v銀  | v桂  | v香  | a
 |  車  |  馬  |  将  |  将  |  将  |  将  |  将  |  馬  |  車  |      1. P-7f      P-3d
 +------+------+------+------+------+------+------+------+------+      2. Bx2b+
 |      | v飛  |      |      |      |      |      |: 龍 :|      | b
 |      |  車  |      |      |      |      |      |: 馬 :|      |
 +------+------+------+------+------+------+------+------+------+
 | v歩  | v歩  | v歩  | v歩  | v歩  | v歩  |      | v歩  | v歩  | c
 |  兵  |  兵  |  兵  |  兵  |  兵  |  兵  |      |  兵  |  兵  |
 +------+------+------+------+------+------+------+------+------+
 |      |      |      |      |      |      | v歩  |      |      | d
 |      |      |      |      |      |      |  兵  |      |      |      o o o K        o o o G
 +------+------+------+------+------+------+------+------+------+      o 王o king     o 金o gold
 |      |      |      |      |      |      |      |      |      | e    o o o            o
 |      |      |      |      |      |      |      |      |      |
 +------+------+------+------+------+------+------+------+------+        |   R        o o o S
 |      |      |  歩  |      |      |      |      |      |      | f    - 飛- rook       銀  silver
 |      |      |  兵  |      |      |      |      |      |      |        |            o   o
 +------+------+------+------+------+------+------+------+------+
 |  歩  |  歩  |      |  歩  |  歩  |  歩  |  歩  |  歩  |  歩  | g    \\   / B        o   o
 |  兵  |  兵  |      |  兵  |  兵  |  兵  |  兵  |  兵  |  兵  |        角  bishop         N
 +------+------+------+------+------+------+------+------+------+      /   \\            桂  knight
 |      ||    ||      |      |      |      |      |  飛  |      | h
 |      ||    ||      |      |      |      |      |  車  |      |        |   L          o   P
 +------+------+------+------+------+------+------+------+------+        香  lance      歩  pawn
 |  香  |  桂  |  銀  |  金  |  玉  |  金  |  銀  |  桂  |  香  | i
 |  車  |  馬  |  将  |  将  |  将  |  将  |  将  |  馬  |  車  |      in hand 角行
 +------+------+------+------+------+------+------+------+------+      ☗ Black: Guest



 White>                                               Tab complete  ? help  Esc menu  Arrows cursor
`);
});

test('Ogi in 100x36, in ascii and turned round', () => {
  const desk = new Desk({ settings: { charset: 'ascii', labels: 'romaji', flip: 'white' } });
  // In a first game the legend would stand there.
  desk.play('ogi', { moves: 'P-6e' });
  const player = desk.play('ogi').enter('P-6e', 'P-3d');
  const lines = renderScreen(player.screen, desk.services, { columns: 100, rows: 36 }).lines;
  expect(lines.slice(2, 10)).toEqual([
    '     1      2      3      4      5      6      7      8         B: Guest',
    ' +------+------+------+------+------+------+------+------+      in hand -',
    ' |vKyo  |vKei  |vGin  |vGyo  |vHime |vGin  |vKei  |vKyo  | h',
    ' |      |      |      |      |      |      |      |      |      1. P-6e      P-3d',
    ' +------+------+------+------+------+------+------+------+',
    ' |      | vHi  |      |      |      |      |vKaku |      | g',
    ' |      |      |      |      |      |      |      |      |',
    ' +------+------+------+------+------+------+------+------+',
  ]);
});
