import { itemAt } from '../../source/rules/core/item-at.ts';
/** An element of a picture. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgElement[];
  /** The text of the element itself, without that of its children. */
  readonly text: string;
}

/** A piece of a picture: where its centre is, what stands on it, and what it looks like. */
export interface SeenPiece {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly turned: boolean;
  readonly red: boolean;
}

type Open = { name: string; attributes: Map<string, string>; children: SvgElement[]; text: string };

const TAG = /^<(\/?)([a-z]+)((?:\s+[a-zA-Z:-]+="[^"<]*")*)\s*(\/?)>$/i;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** Reads XML as strictly as its rules are for what a picture may hold; throws at any fault. */
export function readSvg(source: string): SvgElement {
  const root: Open = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  if (/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(source)) {
    throw new Error('a character that XML does not have');
  }
  for (const part of source.match(/<[^>]*>|[^<]+/g) ?? []) {
    const top = itemAt(open, open.length - 1);
    if (!part.startsWith('<')) {
      top.text += plain(part);
      continue;
    }
    const tag = TAG.exec(part);
    if (!tag) throw new Error(`no tag: ${part}`);
    const [, isEnd, name = '', rest = '', isEmpty] = tag;
    if (isEnd) {
      if (top.name !== name) throw new Error(`</${name}> ends <${top.name}>`);
      open.pop();
      continue;
    }
    const element: Open = { name, attributes: attributesOf(rest), children: [], text: '' };
    top.children.push(element);
    if (!isEmpty) open.push(element);
  }
  if (open.length !== 1) throw new Error(`<${itemAt(open, open.length - 1).name}> has no end`);
  const [svg, ...others] = root.children;
  if (svg === undefined || others.length > 0 || root.text.trim() !== '')
    throw new Error('more than one root');
  return svg;
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/([a-zA-Z:-]+)="([^"]*)"/g)) {
    if (attributes.has(name)) throw new Error(`${name} twice`);
    attributes.set(name, plain(value));
  }
  return attributes;
}

function plain(text: string): string {
  return text.replace(/&([^;]*;?)/g, (_, name: string) => {
    const letter = name.endsWith(';') ? ENTITIES[name.slice(0, -1)] : undefined;
    if (letter === undefined) throw new Error(`no entity: &${name}`);
    return letter;
  });
}

/** An element and all that is in it. */
export function within(element: SvgElement): SvgElement[] {
  return [element, ...element.children.flatMap(within)];
}

/** All elements that are drawn, without the definitions. */
export function drawn(svg: SvgElement): SvgElement[] {
  return svg.children.filter(({ name }) => name !== 'defs').flatMap(within);
}

export function numberOf(element: SvgElement, attribute: string): number {
  return Number(element.attributes.get(attribute));
}

/** All texts that are drawn; pieces are not among them. */
export function textsOf(elements: readonly SvgElement[]): string[] {
  return elements.filter(({ name }) => name === 'text').map(({ text }) => text);
}

/** The pieces among elements, in an order that does not depend on theirs. */
export function piecesOf(svg: SvgElement, elements: readonly SvgElement[]): SeenPiece[] {
  const defs = new Map(within(svg).map((element) => [element.attributes.get('id'), element]));
  const find = (use: SvgElement): SvgElement => {
    const shape = defs.get(use.attributes.get('href')?.slice(1));
    if (shape === undefined) throw new Error(`no ${use.attributes.get('href')}`);
    return shape;
  };
  return elements
    .filter(({ name }) => name === 'use')
    .map((use) => {
      const turn = find(use);
      const turned = turn.attributes.get('transform') === 'rotate(180)';
      const shape = turned ? find(turn) : turn;
      const label = textsOf(within(shape)).join('');
      const red = shape.attributes.get('fill') === '#b3201a';
      return { x: numberOf(use, 'x'), y: numberOf(use, 'y'), label, turned, red };
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}
