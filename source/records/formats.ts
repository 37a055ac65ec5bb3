/** The formats in which games are read and written. */
export const RECORD_FORMATS = ['psn', 'kif', 'ki2', 'csa', 'jkf', 'usi'] as const;

export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** The encodings of record files; UTF-8 is read with and without byte order mark. */
export const ENCODINGS = ['utf-8', 'shift_jis'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** How the names of files end; the first is the one that is written. */
const FILE_ENDS: Readonly<Record<RecordFormat, readonly string[]>> = {
  psn: ['.psn'],
  kif: ['.kif', '.kifu'],
  ki2: ['.ki2', '.ki2u'],
  csa: ['.csa'],
  jkf: ['.jkf', '.json'],
  usi: ['.usi', '.sfen'],
};

/** The format that the end of a file's name stands for, if it stands for one. */
export function formatOfName(name: string): RecordFormat | undefined {
  const lower = name.toLowerCase();
  return RECORD_FORMATS.find((format) => FILE_ENDS[format].some((end) => lower.endsWith(end)));
}

/** Whether a file of the format can hold several games. */
export function manyInOneFile(format: RecordFormat): boolean {
  return format === 'psn' || format === 'csa' || format === 'usi';
}
