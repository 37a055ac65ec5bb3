// The numbers of the training, compiled by AssemblyScript. All memory is laid out by the caller,
// who writes its addresses with `place`. Parameters and everything that is kept for each of them
// have one order: first layer [inputs][hidden], its bias [hidden], material [inputs], output
// [2 * hidden], own side first, and the output's bias. `hidden` is a multiple of 32.

/** Bytes of the 32 columns that are added up in registers. */
const BLOCK: usize = 128;

let hiddenBytes: usize = 0;
let inputs: usize = 0;
/** Addresses of the parameters, of their slopes, and of the means of slopes and of squares. */
let weights: usize = 0;
let slopes: usize = 0;
let means: usize = 0;
let squares: usize = 0;
/** From the start of the parameters to the bias of the first layer, and so on. */
let bias: usize = 0;
let material: usize = 0;
let output: usize = 0;
let outputBias: usize = 0;
/** Four rows of `hidden` numbers: two accumulators and their slopes. */
let scratch: usize = 0;
/**
 * The batch: rows as 16-bit numbers, those of a sample one after the other, first for the own side,
 * then for the other; how many each sample has for either side; aims; and values, which are written.
 */
let rows: usize = 0;
let counts: usize = 0;
let aims: usize = 0;
let values: usize = 0;
/** Centipawns of 1.0, and of a chance of e to 1. */
let scale: f32 = 0;
let logit: f32 = 0;

export function place(hidden: i32, inputCount: i32, parameters: usize, span: usize): void {
  hiddenBytes = (<usize>hidden) << 2;
  inputs = inputCount;
  weights = parameters;
  slopes = weights + span;
  means = slopes + span;
  squares = means + span;
  bias = inputs * hiddenBytes;
  material = bias + hiddenBytes;
  output = material + (((inputs + 3) & ~3) << 2);
  outputBias = output + 2 * hiddenBytes;
}

export function placeBatch(s: usize, r: usize, c: usize, a: usize, v: usize): void {
  scratch = s;
  rows = r;
  counts = c;
  aims = a;
  values = v;
}

export function measure(centipawns: f32, centipawnsOfLogit: f32): void {
  scale = centipawns;
  logit = centipawnsOfLogit;
}

/** Adds up the rows of one side. */
function accumulate(at: usize, count: usize, to: usize): void {
  const end = at + (count << 1);
  for (let block: usize = 0; block < hiddenBytes; block += BLOCK) {
    const first = weights + block;
    const start = first + bias;
    let a = v128.load(start, 0);
    let b = v128.load(start, 16);
    let c = v128.load(start, 32);
    let d = v128.load(start, 48);
    let e = v128.load(start, 64);
    let f = v128.load(start, 80);
    let g = v128.load(start, 96);
    let h = v128.load(start, 112);
    for (let row = at; row < end; row += 2) {
      const from = first + <usize>load<u16>(row) * hiddenBytes;
      a = f32x4.add(a, v128.load(from, 0));
      b = f32x4.add(b, v128.load(from, 16));
      c = f32x4.add(c, v128.load(from, 32));
      d = f32x4.add(d, v128.load(from, 48));
      e = f32x4.add(e, v128.load(from, 64));
      f = f32x4.add(f, v128.load(from, 80));
      g = f32x4.add(g, v128.load(from, 96));
      h = f32x4.add(h, v128.load(from, 112));
    }
    const target = to + block;
    v128.store(target, a, 0);
    v128.store(target, b, 16);
    v128.store(target, c, 32);
    v128.store(target, d, 48);
    v128.store(target, e, 64);
    v128.store(target, f, 80);
    v128.store(target, g, 96);
    v128.store(target, h, 112);
  }
}

/** Adds the slopes of an accumulator to those of its rows and of the bias. */
function spread(at: usize, count: usize, from: usize): void {
  const end = at + (count << 1);
  for (let block: usize = 0; block < hiddenBytes; block += BLOCK) {
    const source = from + block;
    const a = v128.load(source, 0);
    const b = v128.load(source, 16);
    const c = v128.load(source, 32);
    const d = v128.load(source, 48);
    const e = v128.load(source, 64);
    const f = v128.load(source, 80);
    const g = v128.load(source, 96);
    const h = v128.load(source, 112);
    const first = slopes + block;
    let row = at;
    let to = first + bias;
    while (true) {
      v128.store(to, f32x4.add(v128.load(to, 0), a), 0);
      v128.store(to, f32x4.add(v128.load(to, 16), b), 16);
      v128.store(to, f32x4.add(v128.load(to, 32), c), 32);
      v128.store(to, f32x4.add(v128.load(to, 48), d), 48);
      v128.store(to, f32x4.add(v128.load(to, 64), e), 64);
      v128.store(to, f32x4.add(v128.load(to, 80), f), 80);
      v128.store(to, f32x4.add(v128.load(to, 96), g), 96);
      v128.store(to, f32x4.add(v128.load(to, 112), h), 112);
      if (row === end) break;
      to = first + <usize>load<u16>(row) * hiddenBytes;
      row += 2;
    }
  }
}

function materialOf(at: usize, count: usize): f32 {
  let sum: f32 = 0;
  for (let row: usize = 0; row < count; row++) {
    sum += load<f32>(weights + material + ((<usize>load<u16>(at + (row << 1))) << 2));
  }
  return sum;
}

function addMaterial(at: usize, count: usize, slope: f32): void {
  for (let row: usize = 0; row < count; row++) {
    const to = slopes + material + ((<usize>load<u16>(at + (row << 1))) << 2);
    store<f32>(to, load<f32>(to) + slope);
  }
}

/** The output without its bias: the clipped and squared accumulators, weighed. */
function weigh(): f32 {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  let sum = zero;
  for (let at: usize = 0; at < 2 * hiddenBytes; at += 16) {
    const x = f32x4.min(f32x4.max(v128.load(scratch + at), zero), one);
    sum = f32x4.add(sum, f32x4.mul(f32x4.mul(x, x), v128.load(weights + output + at)));
  }
  return (
    f32x4.extract_lane(sum, 0) +
    f32x4.extract_lane(sum, 1) +
    f32x4.extract_lane(sum, 2) +
    f32x4.extract_lane(sum, 3)
  );
}

/** Adds the slopes of the output weights and writes those of the accumulators. */
function weighBack(slope: f32): void {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const factor = f32x4.splat(slope);
  const twice = f32x4.splat(2 * slope);
  const target = scratch + 2 * hiddenBytes;
  for (let at: usize = 0; at < 2 * hiddenBytes; at += 16) {
    const sum = v128.load(scratch + at);
    const x = f32x4.min(f32x4.max(sum, zero), one);
    const to = slopes + output + at;
    v128.store(to, f32x4.add(v128.load(to), f32x4.mul(f32x4.mul(x, x), factor)));
    const back = f32x4.mul(f32x4.mul(v128.load(weights + output + at), x), twice);
    v128.store(target + at, v128.and(back, f32x4.lt(sum, one)));
  }
  const to = slopes + outputBias;
  store<f32>(to, load<f32>(to) + slope);
}

/**
 * Writes the value of each sample and gives the sum of their losses. With `learning`, adds the
 * slopes of the mean loss.
 */
export function run(samples: i32, learning: bool): f64 {
  let loss: f64 = 0;
  let at = rows;
  for (let sample: i32 = 0; sample < samples; sample++) {
    const count = <usize>load<u16>(counts + ((<usize>sample) << 2));
    const otherCount = <usize>load<u16>(counts + ((<usize>sample) << 2) + 2);
    const other = at + (count << 1);
    accumulate(at, count, scratch);
    accumulate(other, otherCount, scratch + hiddenBytes);
    const balance = (materialOf(at, count) - materialOf(other, otherCount)) / 2;
    const value = scale * (weigh() + load<f32>(weights + outputBias) + balance);
    store<f32>(values + ((<usize>sample) << 2), value);
    const chance: f32 = <f32>(1 / (1 + Math.exp(<f64>(-value / logit))));
    const error = chance - load<f32>(aims + ((<usize>sample) << 2));
    loss += error * error;
    if (learning) {
      const flat: f32 = chance * (<f32>1 - chance);
      const slope: f32 = (<f32>2 * error * flat * scale) / (logit * <f32>samples);
      weighBack(slope);
      spread(at, count, scratch + 2 * hiddenBytes);
      spread(other, otherCount, scratch + 3 * hiddenBytes);
      addMaterial(at, count, slope / 2);
      addMaterial(other, otherCount, -slope / 2);
    }
    at = other + (otherCount << 1);
  }
  return loss;
}

/**
 * A step of AdamW for the parameters from `start` to `end`, in bytes: multiples of 16. Clears their
 * slopes. `unbiased` are the factors of both means after the steps so far.
 */
export function step(
  start: usize,
  end: usize,
  rate: f32,
  decay: f32,
  limit: f32,
  unbiased: f32,
  unbiasedSquare: f32,
): void {
  const keepMean = f32x4.splat(0.9);
  const takeMean = f32x4.splat(0.1);
  const keepSquare = f32x4.splat(0.999);
  const takeSquare = f32x4.splat(0.001);
  const pace = f32x4.splat(rate * unbiased);
  const square = f32x4.splat(unbiasedSquare);
  const kept = f32x4.splat(1 - rate * decay);
  const least = f32x4.splat(1e-8);
  const most = f32x4.splat(limit);
  const lowest = f32x4.splat(-limit);
  for (let at = start; at < end; at += 16) {
    const slope = v128.load(slopes + at);
    const mean = f32x4.add(f32x4.mul(v128.load(means + at), keepMean), f32x4.mul(slope, takeMean));
    const spreadOf = f32x4.add(
      f32x4.mul(v128.load(squares + at), keepSquare),
      f32x4.mul(f32x4.mul(slope, slope), takeSquare),
    );
    const way = f32x4.div(
      f32x4.mul(mean, pace),
      f32x4.add(f32x4.sqrt(f32x4.mul(spreadOf, square)), least),
    );
    const weight = f32x4.sub(f32x4.mul(v128.load(weights + at), kept), way);
    v128.store(weights + at, f32x4.min(f32x4.max(weight, lowest), most));
    v128.store(means + at, mean);
    v128.store(squares + at, spreadOf);
    v128.store(slopes + at, f32x4.splat(0));
  }
}
