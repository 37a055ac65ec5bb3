// A piece of shogi as SVG: a wedge of boxwood, seen from above, its name written with a brush.
import { outlineOf } from './font.mjs';

/** Width and height of a picture in pixels. The program makes it smaller for most terminals. */
const PIXELS = 112;
/** The same in the units of the drawing. */
const SIDE = 96;

/** The angles of a koma: the sides lean 9 degrees, the roof falls by 17. */
const LEAN = Math.tan((9 * Math.PI) / 180);
const ROOF = Math.tan((17 * Math.PI) / 180);

/** Height of the largest piece; what is left of the picture is for its shadow. */
const TALLEST = 90;
/** Width by height of a piece. */
const BROAD = 0.91;

/**
 * A face that points up, or down if it is turned. The light always comes from the upper left.
 * @param size 1 for the largest piece
 */
export function drawPiece({ kanji, promoted, size, broad = 1, turned }) {
  const height = TALLEST * size;
  const half = (height * BROAD * broad) / 2;
  const shape = wedge(half, height);
  const turn = turned ? ' rotate(180)' : '';
  const place = `translate(${SIDE / 2 - 0.5} ${SIDE / 2 - 1})${turn}`;
  // Vectors in the turned drawing that point away from the light.
  const away = turned ? -1 : 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}" viewBox="0 0 ${SIDE} ${SIDE}">
<defs>
<linearGradient id="wood" gradientUnits="userSpaceOnUse" x1="${-half * away}" y1="${(-height / 2) * away}" x2="${half * away}" y2="${(height / 2) * away}">
<stop offset="0" stop-color="#feeec5"/><stop offset=".5" stop-color="#f6d99b"/><stop offset="1" stop-color="#e8be76"/>
</linearGradient>
<clipPath id="edge"><path d="${shape}"/></clipPath>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2.2"/></filter>
<filter id="near" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation=".9"/></filter>
</defs>
<g transform="${place}">
<path d="${shape}" transform="translate(${2 * away} ${3.2 * away})" fill="#1c0f04" fill-opacity=".55" filter="url(#soft)"/>
<path d="${shape}" fill="url(#wood)"/>
<g clip-path="url(#edge)">
${grain(half, height, kanji)}
<path d="${shape}" fill="none" stroke="#8a5a22" stroke-opacity=".75" stroke-width="5" transform="translate(${-1.6 * away} ${-1.9 * away})" filter="url(#near)"/>
<path d="${shape}" fill="none" stroke="#fffaf0" stroke-opacity=".9" stroke-width="2.4" transform="translate(${1.1 * away} ${1.2 * away})" filter="url(#near)"/>
</g>
<path d="${shape}" fill="none" stroke="#6d4517" stroke-width="1.3" stroke-linejoin="round"/>
${writing(kanji, half, height, promoted ? '#b4180f' : '#1a0f07')}
</g>
</svg>`;
}

/** The pentagon around 0,0, its corners a little round. */
function wedge(half, height) {
  const shoulder = (height - ROOF * half) / (1 - ROOF * LEAN);
  const narrow = half - LEAN * shoulder;
  const bottom = height / 2;
  return rounded(
    [
      [0, -bottom],
      [narrow, bottom - shoulder],
      [half, bottom],
      [-half, bottom],
      [-narrow, bottom - shoulder],
    ],
    2.6,
  );
}

/** A closed path through points, each corner cut and bent at a distance. */
function rounded(points, distance) {
  const parts = points.map(([x, y], index) => {
    const before = points.at(index - 1);
    const after = points[(index + 1) % points.length];
    const [a, b] = [before, after].map(([toX, toY]) => {
      const part = distance / Math.hypot(toX - x, toY - y);
      return `${number(x + (toX - x) * part)} ${number(y + (toY - y) * part)}`;
    });
    return `${index === 0 ? 'M' : 'L'}${a}Q${number(x)} ${number(y)} ${b}`;
  });
  return `${parts.join('')}Z`;
}

/** Straight grain, a little different on each piece. */
function grain(half, height, kanji) {
  let seed = Array.from(kanji).reduce((sum, letter) => sum * 31 + letter.codePointAt(0), 7) % 9973;
  const next = () => {
    seed = (seed * 137 + 71) % 9973;
    return seed / 9973;
  };
  const lines = [];
  for (let x = -half + 3 * next(); x < half; x += 4 + 5 * next()) {
    const bend = 3 * (next() - 0.5);
    const lean = -0.1 * x;
    lines.push(
      `<path d="M${number(x + lean)} ${-height / 2}Q${number(x + bend)} 0 ${number(x)} ${height / 2}" stroke-width="${number(0.7 + 1.1 * next())}" stroke-opacity="${number(0.12 + 0.16 * next())}"/>`,
    );
  }
  return `<g fill="none" stroke="#a8712b">${lines.join('')}</g>`;
}

/** The kanji one below the other, the lower one as wide as the wedge has room. */
function writing(kanji, half, height, ink) {
  const letters = Array.from(kanji);
  const top = -height * 0.335;
  const each = (height * 0.795) / letters.length;
  const parts = letters.map((letter, line) => {
    const { data, box } = outlineOf(letter);
    const room = half * (letters.length === 1 ? 1.3 : line === 0 ? 1.24 : 1.5);
    const tall = each * (letters.length === 1 ? 0.82 : 0.94);
    // Letters that are small in the font stay smaller, but not by as much.
    const scale = tall / Math.max(box.y2 - box.y1, 760);
    const across = Math.min(room / Math.max(box.x2 - box.x1, 700), scale * 1.27);
    const [x, y] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
    const middle = top + each * (line + 0.5);
    return `<path transform="translate(0 ${number(middle)}) scale(${across.toFixed(5)} ${scale.toFixed(5)}) translate(${number(-x)} ${number(-y)})" d="${data}"/>`;
  });
  return `<g fill="${ink}" stroke="${ink}" stroke-width="22" stroke-linejoin="round">${parts.join('')}</g>`;
}

function number(value) {
  return Number(value.toFixed(2));
}
