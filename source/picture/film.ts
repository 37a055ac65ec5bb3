/**
 * Moving pictures in SVG by style sheets alone; they also move in `<img>`. Each thing is drawn
 * once, and is seen from one frame until another, again and again.
 */
export interface Film {
  readonly frames: number;
  readonly secondsPerFrame: number;
  /** How long the last frame is seen. */
  readonly lastSeconds: number;
}

/** Something that is seen from the frame `from` until the frame `to`. */
export interface Shot {
  readonly from: number;
  readonly to: number;
  /** Elements of SVG. */
  readonly svg: string;
}

/** The style sheet for shots, to be put into `<defs>`; empty if all shots are always seen. */
export function filmStyles(film: Film, shots: readonly Shot[]): string {
  const moving = shots.filter((shot) => !isStill(film, shot));
  if (moving.length === 0) return '';
  const rules = new Map(moving.map((shot) => [shotName(film, shot), shotRule(film, shot)]));
  const seconds = Number(lengthOf(film).toFixed(3));
  const all = `.${filmName(film)}>g{visibility:hidden;animation:${seconds}s step-end infinite}`;
  const keyframes = Array.from(rules, ([name, rule]) => `@keyframes ${name}{${rule}}`);
  return `<style>\n${[all, ...keyframes].join('\n')}\n</style>`;
}

/** A layer of a picture with shots in it. */
export function drawShots(film: Film, shots: readonly Shot[]): string {
  const drawn = shots.map((shot) => {
    if (isStill(film, shot)) return shot.svg;
    const first = shot.from === 0 ? 'visibility:visible;' : '';
    return `<g style="${first}animation-name:${shotName(film, shot)}">${shot.svg}</g>`;
  });
  return `<g class="${filmName(film)}">\n${drawn.join('\n')}\n</g>`;
}

function isStill({ frames }: Film, { from, to }: Shot): boolean {
  return from === 0 && to === frames;
}

/** At the first and the last moment of a film, the element looks as it does without it. */
function shotRule(film: Film, { from, to }: Shot): string {
  const begin = from === 0 ? '' : `${percentAt(film, from)}%{visibility:visible}`;
  return to === film.frames ? begin : `${begin}${percentAt(film, to)}%{visibility:hidden}`;
}

/** The part of the film that is over when a frame begins. */
function percentAt(film: Film, frame: number): number {
  return Number(((100 * frame * film.secondsPerFrame) / lengthOf(film)).toFixed(3));
}

function lengthOf({ frames, secondsPerFrame, lastSeconds }: Film): number {
  return (frames - 1) * secondsPerFrame + lastSeconds;
}

/**
 * Names all that the rules depend on, so that several films in one page do not disturb each other.
 */
function filmName(film: Film): string {
  return `f${film.frames}-${Math.round(lengthOf(film) * 1000)}`;
}

function shotName(film: Film, { from, to }: Shot): string {
  return `${filmName(film)}-${from}-${to}`;
}
