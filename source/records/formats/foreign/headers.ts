import { withoutControls } from '../../../clean/clean-text.ts';
import type { RecordTag } from '../../tree/record.ts';
import {
  isScore,
  parseTermination,
  type RecordResult,
  type Termination,
} from '../../tree/termination.ts';

/** What a foreign file says above its moves: a name and a value. */
export type Header = readonly [name: string, value: string];

/** The tags of a file, and what its headers `Result` and `Termination` state. */
interface ReadHeaders {
  readonly tags: RecordTag[];
  readonly result: StatedResult;
}

/** A field is missing where the file does not state it. */
interface StatedResult {
  readonly score?: RecordResult['score'];
  /** Undefined also where the file states that there is none. */
  readonly termination?: { readonly value: Termination | undefined };
}

/** The family whose names headers have: KIF, KI2 and JKF share theirs. */
export type HeaderNames = 'kakinoki' | 'csa';

/** The names of one header, that which is written first. */
type HeaderSpellings = readonly [string, ...string[]];

/** The names of headers whose value is the same in every format: our tag, KIF and CSA. */
const NAMES: readonly { tag: string; kakinoki?: readonly string[]; csa?: readonly string[] }[] = [
  { tag: 'Black', kakinoki: ['先手', '下手'], csa: ['N+'] },
  { tag: 'White', kakinoki: ['後手', '上手'], csa: ['N-'] },
  { tag: 'Event', kakinoki: ['棋戦'], csa: ['EVENT'] },
  { tag: 'Site', kakinoki: ['場所'], csa: ['SITE'] },
  { tag: 'Title', kakinoki: ['表題'] },
  { tag: '戦型', csa: ['OPENING'] },
  { tag: '最大手数', csa: ['MAX_MOVES'] },
  { tag: '持将棋', csa: ['JISHOGI'] },
  { tag: '備考', csa: ['NOTE'] },
  { tag: '先手持ち時間', csa: ['TIME+'] },
  { tag: '後手持ち時間', csa: ['TIME-'] },
];

/** Headers that hold a day and perhaps a time, for which we have two tags. */
const MOMENTS: readonly ({ day: string; time: string } & Record<HeaderNames, HeaderSpellings>)[] = [
  { day: 'Date', time: 'Time', kakinoki: ['開始日時', '対局日'], csa: ['START_TIME'] },
  { day: 'EndDate', time: 'EndTime', kakinoki: ['終了日時'], csa: ['END_TIME'] },
];

const TIME_CONTROLS: Readonly<Record<HeaderNames, HeaderSpellings>> = {
  kakinoki: ['持ち時間'],
  csa: ['TIME', 'TIME_LIMIT'],
};

const DAY = /^\d{4}\.\d\d\.\d\d$/;
const TIME_OF_DAY = /^\d\d:\d\d(:\d\d)?$/;
const MOMENT = /^(\d{4})\/(\d\d)\/(\d\d)(?: (\d\d:\d\d(?::\d\d)?))?$/;

/** Fields of a record; no tag may have their names. */
const FIELDS = new Set(['Variant', 'SFEN', 'FEN']);

/**
 * The tags that headers stand for, in the order of the headers. The first header of a tag counts.
 */
export function readHeaders(headers: readonly Header[], names: HeaderNames): ReadHeaders {
  const tags: RecordTag[] = [];
  const present = new Set(headers.map(([name]) => name));
  const taken = new Set<string>();
  let result: StatedResult = {};
  for (const header of headers) {
    const [name, value] = cleanHeader(header);
    if (value === '' || name === '') continue;
    if (name === 'Result' && isScore(value)) result = { ...result, score: value };
    else if (name === 'Termination') {
      result = { ...result, termination: { value: parseTermination(value) } };
    } else {
      for (const tag of tagsFor(name, value, names, present, taken)) {
        taken.add(tag.name);
        tags.push(tag);
      }
    }
  }
  return { tags, result };
}

function cleanHeader([name, value]: Header): Header {
  return [name.trim(), withoutControls(value).trim()];
}

/**
 * The tags of one header.
 * @param present the names of all headers: 先手 is Black wherever it stands, after 下手 as well
 * @param taken the tags of the headers before it
 */
function tagsFor(
  name: string,
  value: string,
  names: HeaderNames,
  present: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): RecordTag[] {
  const own = tagsOf(name, value, names);
  const isSecond = own.some((tag) => taken.has(tag.name)) || isPreceded(name, present, names);
  return isSecond ? [{ name: tagName(name), value }] : own;
}

/** Whether the file has another name of the same tag, which counts before this one. */
function isPreceded(name: string, present: ReadonlySet<string>, names: HeaderNames): boolean {
  const [first] = spellingsOf(name, names);
  return first !== undefined && first !== name && present.has(first);
}

/** The names of the tag that a header stands for, the one that counts first in front. */
function spellingsOf(name: string, names: HeaderNames): readonly string[] {
  return NAMES.find((row) => row[names]?.includes(name))?.[names] ?? [];
}

function tagsOf(name: string, value: string, names: HeaderNames): RecordTag[] {
  const moment = MOMENTS.find((row) => row[names].includes(name));
  // A header of CSA with a value that says nothing to us gets the name that KIF has for it.
  const unread = (row: Record<HeaderNames, HeaderSpellings>) => [
    { name: names === 'csa' ? row.kakinoki[0] : name, value },
  ];
  if (moment) {
    const [, year, month, day, time] = MOMENT.exec(value) ?? [];
    if (year === undefined) return unread(moment);
    const date = { name: moment.day, value: `${year}.${month}.${day}` };
    return time === undefined ? [date] : [date, { name: moment.time, value: time }];
  }
  if (TIME_CONTROLS[names].includes(name)) {
    const control = readTimeControl(value);
    return control ? [{ name: 'TimeControl', value: control }] : unread(TIME_CONTROLS);
  }
  const row = NAMES.find((candidate) => candidate[names]?.includes(name));
  return [{ name: row?.tag ?? tagName(name), value }];
}

/** A name that a tag can have. */
function tagName(name: string): string {
  const clean = name.replace(/[^\p{L}\p{N}_.+-]/gu, '_');
  return FIELDS.has(clean) ? `${clean}_` : clean;
}

/** `600+30+0` of CSA 3, or `00:25+30` of CSA 2: hours, minutes and seconds of byoyomi. */
function readTimeControl(value: string): string | undefined {
  const [, hours, minutes, byoyomi] = /^(\d{1,3}):(\d\d)\+(\d{1,4})$/.exec(value) ?? [];
  if (byoyomi) return `${(Number(hours) * 60 + Number(minutes)) * 60}+${Number(byoyomi)}+0`;
  return isTimeControl(value) ? value : undefined;
}

function isTimeControl(value: string): boolean {
  return /^\d+(\.\d+)?(\+\d+(\.\d+)?){2}$/.test(value);
}

interface HeaderOptions {
  readonly names: HeaderNames;
  /** Whether the players are 下手 and 上手, as in a handicap. */
  readonly handicap: boolean;
  /** Whether a header can stand in the file as it is. */
  readonly fits: (header: Header) => boolean;
  /** Whether a name can stand for one header only. */
  readonly hasUniqueHeaders: boolean;
}

/**
 * Tags as headers. Each is read back as the same tag, without the spaces at its ends.
 * @returns `lost`: the number of tags that no header can hold
 */
export function writeHeaders(
  tags: readonly RecordTag[],
  options: HeaderOptions,
): { headers: Header[]; lost: number } {
  const { names } = options;
  const headers: Header[] = [];
  const present = new Set<string>();
  const taken = new Set<string>();
  /** Names that count before a name of their tag that is written already. */
  const late = new Set<string>();
  let lost = 0;
  for (const tag of withMoments(tags)) {
    if (tag.value === '') continue;
    const header = headerOf(tag, options);
    const [name, value] = cleanHeader(header);
    const isTaken = options.hasUniqueHeaders && present.has(name);
    const isStated = name === 'Termination' || (name === 'Result' && isScore(value));
    const read = isStated || late.has(name) ? [] : tagsFor(name, value, names, present, taken);
    const parts = tag.parts ?? [{ name: tag.name, value: tag.value }];
    if (isTaken || !isSame(read, parts) || !options.fits(header)) {
      lost += tag.parts?.length ?? 1;
      continue;
    }
    headers.push(header);
    present.add(name);
    for (const one of read) taken.add(one.name);
    const [first] = spellingsOf(name, names);
    if (first !== undefined && first !== name) late.add(first);
  }
  return { headers, lost };
}

/** A tag, or a day and a time that are one header. */
interface TagToWrite extends RecordTag {
  readonly parts?: readonly RecordTag[];
}

/** Puts day and time together where they have the form that is read back as them. */
function withMoments(tags: readonly RecordTag[]): TagToWrite[] {
  const clean = tags.map(({ name, value }) => ({ name, value: withoutControls(value).trim() }));
  const whole = new Map<RecordTag, TagToWrite>();
  const second = new Set<RecordTag>();
  for (const { day, time } of MOMENTS) {
    const date = clean.find(({ name }) => name === day);
    const hour = clean.find(({ name }) => name === time);
    if (!date || !hour || !DAY.test(date.value) || !TIME_OF_DAY.test(hour.value)) continue;
    const value = `${date.value} ${hour.value}`;
    whole.set(date, { name: day, value, parts: [date, hour] });
    second.add(hour);
  }
  return clean.filter((tag) => !second.has(tag)).map((tag) => whole.get(tag) ?? tag);
}

function headerOf({ name, value }: TagToWrite, { names, handicap }: HeaderOptions): Header {
  const moment = MOMENTS.find(({ day }) => day === name);
  if (moment && /^\d{4}\.\d\d\.\d\d( |$)/.test(value)) {
    return [moment[names][0], value.replaceAll('.', '/')];
  }
  if (name === 'TimeControl' && isTimeControl(value)) return [TIME_CONTROLS[names][0], value];
  const spellings = NAMES.find(({ tag }) => tag === name)?.[names] ?? [];
  return [(handicap ? spellings.at(-1) : spellings[0]) ?? name, value];
}

function isSame(read: readonly RecordTag[], written: readonly RecordTag[]): boolean {
  return (
    read.length === written.length &&
    read.every(({ name, value }, index) => {
      const other = written[index];
      return name === other?.name && value === other.value;
    })
  );
}

/** The headers that tell a result for which the format has no words. */
export function resultHeaders({ score, termination }: RecordResult): Header[] {
  return [
    ['Result', score],
    ['Termination', termination ?? 'unterminated'],
  ];
}

/** The result of a record: as its headers state it, else as its end says it. */
export function withStated(result: RecordResult, stated: StatedResult): RecordResult {
  const score = stated.score ?? result.score;
  if (stated.termination) return { score, termination: stated.termination.value };
  return { score, termination: score === result.score ? result.termination : undefined };
}
