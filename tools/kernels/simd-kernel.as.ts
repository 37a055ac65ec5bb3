// The kernel of a net in AssemblyScript, compiled to WebAssembly with SIMD. Where things lie in its
// memory, and what they are, stands in simd-kernel.ts.

let first: usize = 0;
let bias: usize = 0;
let material: usize = 0;
let output: usize = 0;
let rows: usize = 0;
let nearRows: usize = 0;
/** The row of zeros. */
let none: usize = 0;
/** Bytes of a table of rows. */
let tableSpan: usize = 0;
let words: usize = 0;
let records: usize = 0;
let sums: usize = 0;
let difference: usize = 0;
/** Bytes of the first layer's row, and of the sums of a side at a ply. */
let rowBytes: usize = 0;
let sumBytes: usize = 0;

/** Says where everything lies; comes before all else. */
export function setUp(
  hidden: i32,
  inputs: i32,
  tableBytes: i32,
  firstAt: usize,
  biasAt: usize,
  materialAt: usize,
  outputAt: usize,
  rowsAt: usize,
  nearRowsAt: usize,
  wordsAt: usize,
  recordsAt: usize,
  sumsAt: usize,
  differenceAt: usize,
): void {
  tableSpan = tableBytes;
  first = firstAt;
  bias = biasAt;
  material = materialAt;
  output = outputAt;
  rows = rowsAt;
  nearRows = nearRowsAt;
  none = inputs;
  words = wordsAt;
  records = recordsAt;
  sums = sumsAt;
  difference = differenceAt;
  rowBytes = (<usize>hidden) << 1;
  sumBytes = rowBytes + 16;
}

/** Adds up the units of a side at a ply from the first words of the list. */
export function refresh(ply: i32, side: i32, count: i32): void {
  const record = records + ((<usize>ply) << 4);
  const table = tableOf(record, side);
  const king = kingOf(record, side);
  const target = sums + <usize>((ply << 1) | side) * sumBytes;
  for (let at: usize = 0; at < rowBytes; at += 16) v128.store(target + at, v128.load(bias + at));
  store<i32>(target + rowBytes, 0);
  for (let index = 0; index < count; index++) {
    const word = <usize>load<u16>(words + ((<usize>index) << 1));
    add(target, rowOf(table, word));
    const near = nearRowOf(table, king, word);
    if (near !== none) add(target, near);
  }
  store<u8>(record + 12 + side, 1);
}

/** The sum of the output layer for a side at a ply. Writes the difference of material. */
export function evaluate(ply: i32, side: i32): i32 {
  bring(ply, 0);
  bring(ply, 1);
  const own = sums + <usize>((ply << 1) | side) * sumBytes;
  const enemy = sums + <usize>((ply << 1) | (side ^ 1)) * sumBytes;
  const zero = i16x8.splat(0);
  const most = i16x8.splat(255);
  let total = i32x4.splat(0);
  let more = i32x4.splat(0);
  for (let at: usize = 0; at < rowBytes; at += 16) {
    const x = i16x8.min_s(i16x8.max_s(v128.load(own + at), zero), most);
    total = i32x4.add(total, i32x4.dot_i16x8_s(i16x8.mul(x, v128.load(output + at)), x));
    const y = i16x8.min_s(i16x8.max_s(v128.load(enemy + at), zero), most);
    const weights = v128.load(output + rowBytes + at);
    more = i32x4.add(more, i32x4.dot_i16x8_s(i16x8.mul(y, weights), y));
  }
  total = i32x4.add(total, more);
  store<i32>(difference, load<i32>(own + rowBytes) - load<i32>(enemy + rowBytes));
  return (
    i32x4.extract_lane(total, 0) +
    i32x4.extract_lane(total, 1) +
    i32x4.extract_lane(total, 2) +
    i32x4.extract_lane(total, 3)
  );
}

/** Brings the sums of a side up to a ply from the last one that has them. */
function bring(ply: i32, side: i32): void {
  let known = ply;
  while (load<u8>(records + ((<usize>known) << 4) + 12 + side) === 0) known--;
  while (known < ply) step(++known, side);
}

/** Makes the sums of a side at a ply from those of the ply before. */
function step(ply: i32, side: i32): void {
  const record = records + ((<usize>ply) << 4);
  const table = tableOf(record, side);
  const king = kingOf(record, side);
  const target = sums + <usize>((ply << 1) | side) * sumBytes;
  const before = target - (sumBytes << 1);
  const wordLeft = <usize>load<u16>(record);
  const wordCame = <usize>load<u16>(record + 2);
  const left = rowOf(table, wordLeft);
  const came = rowOf(table, wordCame);
  const minus = first + left * rowBytes;
  const plus = first + came * rowBytes;
  let worth = load<i32>(before + rowBytes);
  worth += load<i16>(material + (came << 1)) - load<i16>(material + (left << 1));
  // 0 where nothing was taken, which has no row.
  const wordTaken = <usize>load<u16>(record + 4);
  if (wordTaken === 0) {
    for (let at: usize = 0; at < rowBytes; at += 16) {
      const sum = i16x8.sub(v128.load(before + at), v128.load(minus + at));
      v128.store(target + at, i16x8.add(sum, v128.load(plus + at)));
    }
  } else {
    const taken = rowOf(table, wordTaken);
    const held = rowOf(table, <usize>load<u16>(record + 6));
    const minusToo = first + taken * rowBytes;
    const plusToo = first + held * rowBytes;
    worth += load<i16>(material + (held << 1)) - load<i16>(material + (taken << 1));
    for (let at: usize = 0; at < rowBytes; at += 16) {
      const sum = i16x8.sub(v128.load(before + at), v128.load(minus + at));
      const gone = i16x8.sub(sum, v128.load(minusToo + at));
      const all = i16x8.add(v128.load(plus + at), v128.load(plusToo + at));
      v128.store(target + at, i16x8.add(gone, all));
    }
  }
  store<i32>(target + rowBytes, worth);
  const nearLeft = nearRowOf(table, king, wordLeft);
  if (nearLeft !== none) subtract(target, nearLeft);
  const nearTaken = nearRowOf(table, king, wordTaken);
  if (nearTaken !== none) subtract(target, nearTaken);
  const nearCame = nearRowOf(table, king, wordCame);
  if (nearCame !== none) add(target, nearCame);
  store<u8>(record + 12 + side, 1);
}

/** Adds a row to the sums of a side at a ply. */
function add(target: usize, row: usize): void {
  const from = first + row * rowBytes;
  for (let at: usize = 0; at < rowBytes; at += 16) {
    v128.store(target + at, i16x8.add(v128.load(target + at), v128.load(from + at)));
  }
  const worth = load<i32>(target + rowBytes) + load<i16>(material + (row << 1));
  store<i32>(target + rowBytes, worth);
}

/** Takes it away. */
function subtract(target: usize, row: usize): void {
  const from = first + row * rowBytes;
  for (let at: usize = 0; at < rowBytes; at += 16) {
    v128.store(target + at, i16x8.sub(v128.load(target + at), v128.load(from + at)));
  }
  const worth = load<i32>(target + rowBytes) - load<i16>(material + (row << 1));
  store<i32>(target + rowBytes, worth);
}

/** The start of both tables of rows as a side sees the board in a record. */
function tableOf(record: usize, side: i32): usize {
  return (((<usize>load<u8>(record + 8 + side)) << 1) | side) * tableSpan;
}

/** The square of a side's king in a record. */
function kingOf(record: usize, side: i32): usize {
  return <usize>load<u8>(record + 10 + side);
}

function rowOf(table: usize, word: usize): usize {
  return <usize>load<u16>(rows + table + (word << 1));
}

/** The row of a piece about a king. */
function nearRowOf(table: usize, king: usize, word: usize): usize {
  const near = (word & 0xff00) | ((word - king) & 255);
  return <usize>load<u16>(nearRows + table + (near << 1));
}
