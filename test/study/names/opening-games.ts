import type { OpeningId } from '../../../source/study/names/openings.ts';

interface OpeningGames {
  /** Moves of two games after which Black plays the opening. */
  readonly yes: readonly [string, string];
  /** Moves after which he does not. */
  readonly no: string;
  /** Default: the even start. */
  readonly start?: string;
}

const EXCHANGE = '7g7f 3c3d 8h2b+ 3a2b';
const STATIC_EXCHANGE = '7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a2b';

const FLOATING = '2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2f 7a6b';
const SUBWAY =
  '7g7f 1c1d 3g3f 1d1e 2i3g 9c9d 2h2i 9d9e 8i7g 5c5d 3i3h 6c6d 4i5h 7a6b 5i4h 6b6c 6i7h 4a3b 7i6h 5a4b';

/** Games in which Black plays each opening. */
export const OPENING_GAMES: Readonly<Record<OpeningId, OpeningGames>> = {
  'naka-bisha': {
    yes: ['5g5f 8c8d 2h5h', '7g7f 3c3d 6g6f 8c8d 2h5h'],
    no: '5g5f 8c8d 2h6h',
  },
  'shiken-bisha': {
    yes: ['7g7f 3c3d 6g6f 8c8d 2h6h', '7g7f 8c8d 6g6f 3c3d 7i7h 6c6d 2h6h 7a6b'],
    no: '7g7f 3c3d 6g6f 8c8d 2h7h',
  },
  'sanken-bisha': {
    yes: ['7g7f 3c3d 6g6f 8c8d 2h7h', '7g7f 8c8d 2h7h 8d8e 8h7g'],
    no: '7g7f 3c3d 6g6f 8c8d 2h6h',
  },
  'mukai-bisha': {
    yes: ['7g7f 3c3d 6g6f 8c8d 8h7g 8d8e 2h8h', '7g7f 8c8d 8h7g 3c3d 6g6f 6c6d 2h8h'],
    no: '7g7f 3c3d 6g6f 8c8d 8h7g 8d8e 2h6h',
  },
  'sode-bisha': {
    yes: ['3g3f 3c3d 2h3h', '7g7f 8c8d 3g3f 8d8e 2h3h'],
    no: '3g3f 3c3d 2h4h',
  },
  'migi-shiken-bisha': {
    yes: ['4g4f 3c3d 2h4h', '7g7f 3c3d 4g4f 8c8d 3i4h 4c4d 4h4g 3a3b 4g5f 3b4c 2h4h 8d8e'],
    no: '4g4f 3c3d 2g2f',
  },
  'gokigen-naka-bisha': {
    yes: ['7g7f 3c3d 5g5f 8c8d 2h5h', '7g7f 8c8d 5g5f 8d8e 5f5e 3c3d 2h5h'],
    no: '7g7f 3c3d 5g5f 8c8d 6g6f 7a6b 2h5h',
  },
  'tsuno-gin-naka-bisha': {
    yes: [
      '7g7f 3c3d 6g6f 8c8d 7i7h 7a6b 7h6g 5c5d 2h5h 5a4b 3i3h 4b3b 4g4f 3a4b 3h4g',
      '5g5f 8c8d 7g7f 3c3d 6g6f 7a6b 2h5h 5a4b 7i6h 4b3b 6h6g 1c1d 3i4h 1d1e 4g4f 5c5d 4h4g',
    ],
    no: '7g7f 3c3d 6g6f 8c8d 7i7h 7a6b 7h6g 5c5d 2h5h',
  },
  'kaku-kokan-shiken-bisha': {
    yes: [`${EXCHANGE} 2h6h`, `${EXCHANGE} 7i8h 8c8d 8h7g 7a6b 2h6h`],
    no: '7g7f 3c3d 6g6f 8c8d 2h6h',
  },
  'direct-mukai-bisha': {
    yes: [`${EXCHANGE} 2h8h`, `${EXCHANGE} 7i8h 8c8d 8h7g 8d8e 2h8h`],
    no: '7g7f 3c3d 6g6f 8c8d 8h7g 8d8e 2h8h',
  },
  'fujii-system': {
    yes: [
      '7g7f 3c3d 6g6f 8c8d 2h6h 5a4b 1g1f 4b3b 3i3h 2b3c',
      '7g7f 3c3d 6g6f 8c8d 2h6h 5a4b 7i7h 4b3b 3i3h 6a5b 1g1f 5c5d 1f1e 2b3c',
    ],
    no: '7g7f 3c3d 6g6f 8c8d 2h6h 5a4b 5i4h 4b3b 3i3h 2b3c',
  },
  ishida: {
    yes: ['7g7f 3c3d 7f7e 8c8d 2h7h', '7g7f 3c3d 6g6f 8c8d 2h7h 7a6b 7f7e 6c6d 7h7f'],
    no: '7g7f 3c3d 6g6f 8c8d 2h7h',
  },
  'masuda-ishida': {
    yes: ['7g7f 3c3d 7f7e 8c8d 2h7h 2b8h+ 7i8h', '7g7f 3c3d 7f7e 8c8d 2h7h 8d8e 8h2b+ 3a2b'],
    no: '7g7f 3c3d 7f7e 8c8d 2h7h',
  },
  'hineri-bisha': {
    yes: [`${FLOATING} 9g9f 9c9d 7g7f 1c1d 7f7e 1d1e 2f7f`, `${FLOATING} 8g8f 8e8f 2f8f`],
    no: FLOATING,
  },
  'chikatetsu-bisha': {
    yes: [`${SUBWAY} 2i8i`, `${SUBWAY} 2i8i 3c3d 9i9h 4c4d 8i9i`],
    no: SUBWAY,
  },
  'ai-furibisha': {
    yes: ['7g7f 3c3d 6g6f 8b3b 8h7g 5a6b 2h8h', '7g7f 3c3d 6g6f 4c4d 2h6h 8b4b'],
    no: '7g7f 3c3d 6g6f 8c8d 2h6h',
  },
  yagura: {
    yes: [
      '7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 6g6f',
      '7g7f 8c8d 7i6h 3c3d 6g6f 7a6b 5g5f 5c5d 6i7h 3a4b',
    ],
    no: '7g7f 8c8d 7i6h 3c3d 5g5f',
  },
  gangi: {
    yes: [
      '7g7f 3c3d 6g6f 8c8d 7i6h 7a6b 6h6g 5a4b 6i7h',
      '7g7f 8c8d 6g6f 3c3d 7i6h 8d8e 8h7g 7a6b 6h6g 5c5d 6i7h 5a4b 5g5f',
    ],
    no: '7g7f 3c3d 6g6f 8c8d 7i6h 7a6b 6h7g 5a4b 6i7h',
  },
  'ai-gakari': {
    yes: ['2g2f 8c8d 2f2e 8d8e', '2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2f'],
    no: '2g2f 8c8d 7g7f 8d8e',
  },
  'yokofu-dori': {
    yes: [
      '7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d',
      '7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 5i5h 5a5b',
    ],
    no: '7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d2f',
  },
  'kaku-gawari': {
    yes: [STATIC_EXCHANGE, `${EXCHANGE} 7i8h 8c8d`],
    no: '7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h',
  },
  'kaku-gawari-koshikake-gin': {
    yes: [
      `${STATIC_EXCHANGE} 3i4h 2b3c 4g4f 7a6b 4h4g 6c6d 4g5f`,
      `${STATIC_EXCHANGE} 3i3h 2b3c 4g4f 7a7b 3h4g 6c6d 6i7h 7b6c 4g5f 4a3b`,
    ],
    no: `${STATIC_EXCHANGE} 3i4h 2b3c 4g4f 7a6b 4h4g`,
  },
  'kaku-gawari-hayaguri-gin': {
    yes: [
      `${STATIC_EXCHANGE} 3i4h 2b3c 3g3f 7a6b 4h3g 6c6d 3g4f`,
      `${STATIC_EXCHANGE} 6i7h 2b3c 3i4h 4a3b 3g3f 7a6b 4h3g 6c6d 3g4f 6b6c`,
    ],
    no: `${STATIC_EXCHANGE} 3i4h 2b3c 3g3f 7a6b 4h3g`,
  },
  'kaku-gawari-bogin': {
    yes: [
      `${STATIC_EXCHANGE} 2f2e 2b3c 3i3h 7a6b 3h2g`,
      `${STATIC_EXCHANGE} 3i3h 2b3c 2f2e 7a6b 3h2g 6c6d 2g2f 6b6c`,
    ],
    no: `${STATIC_EXCHANGE} 2f2e 2b3c 3i3h 7a6b 6i7h`,
  },
  bogin: {
    yes: [
      '2g2f 3c3d 2f2e 2b3c 3i3h 8c8d 3h2g',
      '2g2f 3c3d 2f2e 2b3c 3i3h 8c8d 3h2g 7a6b 2g2f 6c6d',
    ],
    no: '2g2f 3c3d 2f2e 2b3c 3i3h 8c8d 7g7f',
  },
  'migi-gyoku': {
    yes: [
      '7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a2b 3g3f 2b3c 2i3g 7a6b 3i4h 6c6d 4g4f 6b6c 4h4g 4a3b 5i4h 1c1d 2h2i',
      '7g7f 3c3d 2g2f 8c8d 3g3f 7a6b 2i3g 6c6d 3i3h 6b6c 4g4f 4c4d 3h4g 5a4b 5i4h 4b3b 4h3h 5c5d 2h2i',
    ],
    no: '7g7f 3c3d 2g2f 8c8d 3g3f 7a6b 2i3g 6c6d 3i3h 6b6c 4g4f 4c4d 3h4g 5a4b 2h2i',
  },
  'ureshino-ryu': {
    yes: ['7i6h 3c3d 5g5f 8c8d 8h7i', '7i6h 8c8d 5g5f 8d8e 8h7i 3c3d 6h5g'],
    no: '7i6h 3c3d 5g5f 8c8d 2g2f',
  },
  onigoroshi: {
    yes: ['7g7f 8c8d 8i7g 3c3d 7g6e', '7g7f 3c3d 8i7g 8c8d 7g6e 7a6b 5i6h'],
    no: '7g7f 8c8d 8i7g 3c3d 2g2f',
  },
  'sujichigai-kaku': {
    yes: [`${EXCHANGE} B*4e`, `${EXCHANGE} B*4e 6a5b 4e3d 2b3c`],
    no: `${EXCHANGE} 7i8h`,
  },
  kakutofu: {
    yes: ['7g7f 3c3d 8g8f', '7g7f 8c8d 8g8f'],
    no: '7g7f 3c3d 9g9f',
  },
  pacman: {
    yes: ['6g6f 3c3d', '9g9f 3c3d 6g6f'],
    no: '7g7f 3c3d 6g6f',
  },
  'nifu-tsukkiri': {
    start: 'lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
    yes: [
      '7a6b 7g7f 5c5d 4g4f 6b5c 4f4e 5a6b 3g3f 6b5b 3f3e',
      '5a5b 7g7f 7a6b 3g3f 5c5d 3f3e 6b5c 4g4f 3a3b 4f4e 6c6d 3i4h',
    ],
    no: '7a6b 7g7f 5c5d 4g4f 6b5c 4f4e 5a6b 3i4h',
  },
};
