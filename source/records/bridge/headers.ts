import { withoutControls } from '../plain-text.ts';
import type { RecordTag } from '../record.ts';
import { isScore, parseTermination, type RecordResult, type Termination } from '../termination.ts';

/** What a foreign file says above its moves: a name and a value. */
export type Header = readonly [name: string, value: string];

/** The tags of a file, and what its headers `Result` and `Termination` say. */
export interface ReadHeaders {
  readonly tags: RecordTag[];
  readonly result: StatedResult;
}

/** A field is missing where the file does not state it. */
export interface StatedResult {
  readonly score?: RecordResult['score'];
  /** Undefined as well where it is stated that there is none. */
  readonly termination?: { readonly value: Termination | undefined };
}

/** The names of the formats: KIF, KI2 and JKF share theirs. */
export type HeaderNames = 'kakinoki' | 'csa';

/** How headers are named whose value is the same everywhere: our tag, KIF and CSA. */
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

/** Headers that hold a day and perhaps a time, which are two tags of ours. */
const MOMENTS: readonly { day: string; time: string; kakinoki: string[]; csa: string[] }[] = [
  { day: 'Date', time: 'Time', kakinoki: ['開始日時', '対局日'], csa: ['START_TIME'] },
  { day: 'EndDate', time: 'EndTime', kakinoki: ['終了日時'], csa: ['END_TIME'] },
];

const TIME_CONTROLS: Readonly<Record<HeaderNames, readonly string[]>> = {
  kakinoki: ['持ち時間'],
  csa: ['TIME', 'TIME_LIMIT'],
};

const DAY = /^\d{4}\.\d\d\.\d\d$/;
const TIME_OF_DAY = /^\d\d:\d\d(:\d\d)?$/;
const MOMENT = /^(\d{4})\/(\d\d)\/(\d\d)(?: (\d\d:\d\d(?::\d\d)?))?$/;

/** Fields of a record, which no tag may hold. */
const FIELDS = new Set(['Variant', 'SFEN', 'FEN']);

/** The tags that headers stand for, in their order; of two for one tag the first is it. */
export function readHeaders(headers: readonly Header[], names: HeaderNames): ReadHeaders {
  const tags: RecordTag[] = [];
  const taken = new Set<string>();
  // 先手 is Black wherever it stands, also behind 下手.
  const first = new Set(preferredNames(names).filter((name) => headers.some(([n]) => n === name)));
  let result: StatedResult = {};
  for (const [rawName, rawValue] of headers) {
    const name = rawName.trim();
    const value = withoutControls(rawValue).trim();
    if (value === '' || name === '') continue;
    if (name === 'Result' && isScore(value)) result = { ...result, score: value };
    else if (name === 'Termination') {
      result = { ...result, termination: { value: parseTermination(value) } };
    } else {
      const own = tagsOf(name, value, names);
      const isSecond = own.some((tag) => taken.has(tag.name)) || isPreceded(name, first, names);
      const kept = isSecond ? [{ name: tagName(name), value }] : own;
      for (const tag of kept) {
        taken.add(tag.name);
        tags.push(tag);
      }
    }
  }
  return { tags, result };
}

/** Whether another name of the same tag, which comes before this one, is in the file. */
function isPreceded(name: string, present: ReadonlySet<string>, names: HeaderNames): boolean {
  const spellings = NAMES.find((row) => row[names]?.includes(name))?.[names] ?? [];
  return spellings[0] !== name && present.has(spellings[0] ?? '');
}

function preferredNames(names: HeaderNames): string[] {
  return NAMES.flatMap((row) => row[names]?.slice(0, 1) ?? []);
}

function tagsOf(name: string, value: string, names: HeaderNames): RecordTag[] {
  const moment = MOMENTS.find((row) => row[names].includes(name));
  if (moment) {
    const [, year, month, day, time] = MOMENT.exec(value) ?? [];
    if (year === undefined) return [{ name: longName(name), value }];
    const date = { name: moment.day, value: `${year}.${month}.${day}` };
    return time === undefined ? [date] : [date, { name: moment.time, value: time }];
  }
  if (TIME_CONTROLS[names].includes(name)) {
    const control = readTimeControl(value);
    return [control ? { name: 'TimeControl', value: control } : { name: longName(name), value }];
  }
  const row = NAMES.find((candidate) => candidate[names]?.includes(name));
  return [{ name: row?.tag ?? tagName(name), value }];
}

/** Headers of CSA whose value says nothing to us, by the name that KIF has for them. */
function longName(name: string): string {
  const japanese: Readonly<Record<string, string>> = {
    START_TIME: '開始日時',
    END_TIME: '終了日時',
    TIME: '持ち時間',
    TIME_LIMIT: '持ち時間',
  };
  return japanese[name] ?? name;
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

export interface HeaderOptions {
  readonly names: HeaderNames;
  /** Whether the players are 下手 and 上手, as in a handicap. */
  readonly handicap: boolean;
  /** Whether a header can stand in the file as it is. */
  readonly fits: (header: Header) => boolean;
}

/**
 * Tags as headers, each of which is read back as the same tag without the spaces at its ends.
 * @returns `lost`: how many tags no header can hold
 */
export function writeHeaders(
  tags: readonly RecordTag[],
  options: HeaderOptions,
): { headers: Header[]; lost: number } {
  const headers: Header[] = [];
  const done: RecordTag[] = [];
  let lost = 0;
  for (const tag of withMoments(tags)) {
    if (tag.value === '') continue;
    const header = headerOf(tag, options);
    const written = [...done, ...(tag.parts ?? [{ name: tag.name, value: tag.value }])];
    const isRead = isSame(readHeaders([...headers, header], options.names).tags, written);
    if (!isRead || !options.fits(header)) {
      lost += tag.parts?.length ?? 1;
      continue;
    }
    headers.push(header);
    done.splice(0, done.length, ...written);
  }
  return { headers, lost };
}

/** A tag, or a day and a time that are one header. */
interface TagToWrite extends RecordTag {
  readonly parts?: readonly RecordTag[];
}

/** Day and time put together, where they have the form that is read as them. */
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
      return name === other.name && value === other.value;
    })
  );
}

/** The headers that tell a result which the words of a format do not say. */
export function resultHeaders({ score, termination }: RecordResult): Header[] {
  return [
    ['Result', score],
    ['Termination', termination ?? 'unterminated'],
  ];
}

/** The result of a record: what its headers state, and else what its end says. */
export function withStated(result: RecordResult, stated: StatedResult): RecordResult {
  const score = stated.score ?? result.score;
  if (stated.termination) return { score, termination: stated.termination.value };
  return { score, termination: score === result.score ? result.termination : undefined };
}
