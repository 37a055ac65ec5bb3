/** The encodings in which files are written; UTF-8 without byte order mark. */
export const ENCODINGS = ['utf-8', 'shift_jis'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The encodings of files that are read. */
const READ_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'latin-1',
] as const;

export type ReadEncoding = (typeof READ_ENCODINGS)[number];
