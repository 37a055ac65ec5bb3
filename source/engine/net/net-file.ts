import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { checksum } from '../checksum.ts';
import { layoutOf } from './layout.ts';

/** 1.0 of the first layer and of what it gives on. */
export const FIRST_UNIT = 255;
/** 1.0 of the output layer. */
export const OUTPUT_UNIT = 64;
/** 1 centipawn of the material of one side. */
export const MATERIAL_UNIT = 4;
/** Output weights are at most this much in size, so that one times an activation has 16 bits. */
export const MOST_OUTPUT = 127;

/**
 * A net for the layout of a variant. Both sides are seen through the same first layer; the units of
 * the side to move come first in the output layer.
 */
export interface Net {
  readonly variantId: string;
  readonly layoutHash: number;
  /** How many rows the first layer has. */
  readonly inputs: number;
  /** How many units a side has, a multiple of 16. */
  readonly hidden: number;
  /** Centipawns for 1.0 of the output. */
  readonly scale: number;
  /** Counts the rounds of playing and learning that made it, from 1. */
  readonly generation: number;
  /** Indexed by `row * hidden + unit`, in parts of `FIRST_UNIT`. */
  readonly first: Int16Array;
  /** Indexed by unit, in parts of `FIRST_UNIT`. */
  readonly bias: Int16Array;
  /** Indexed by row: what an input is worth at once, in parts of `MATERIAL_UNIT`. */
  readonly material: Int16Array;
  /** Indexed by unit, those of the side to move first, in parts of `OUTPUT_UNIT`. */
  readonly output: Int16Array;
  /** In centipawns. */
  readonly outputBias: number;
}

/** Why a file is no net for a variant. */
export type NetFault =
  | { readonly code: 'not-a-net' }
  | { readonly code: 'other-version'; readonly version: number }
  | { readonly code: 'damaged' }
  | { readonly code: 'other-variant'; readonly variantId: string }
  /** It was made for other pieces, another board or another order of the inputs. */
  | { readonly code: 'other-layout' };

/**
 * The head of a file: `KNET`, then little-endian the version, hidden units, scale and generation
 * with two bytes each, hash of the layout and inputs with four, and the id with its length before
 * it. The numbers of the net follow in the order of `Net`, then the checksum of all that is before.
 */
export const NET_FILE = {
  magic: [0x4b, 0x4e, 0x45, 0x54],
  version: 1,
  idAt: 20,
  checksumBytes: 4,
} as const;

/** Reads a file of weights for a variant. */
export function parseNet(bytes: Uint8Array, variant: Variant): Result<Net, NetFault> {
  const { magic, idAt, checksumBytes } = NET_FILE;
  if (magic.some((byte, at) => bytes[at] !== byte)) return failure({ code: 'not-a-net' });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < idAt + 1 + checksumBytes) return failure({ code: 'damaged' });
  const version = view.getUint16(magic.length, true);
  if (version !== NET_FILE.version) return failure({ code: 'other-version', version });
  const end = bytes.length - checksumBytes;
  if (view.getUint32(end, true) !== checksum(bytes.subarray(0, end))) {
    return failure({ code: 'damaged' });
  }
  const hidden = view.getUint16(magic.length + 2, true);
  const scale = view.getUint16(magic.length + 4, true);
  const generation = view.getUint16(magic.length + 6, true);
  const layoutHash = view.getUint32(magic.length + 8, true);
  const inputs = view.getUint32(magic.length + 12, true);
  let at = idAt + 1 + bytes[idAt];
  if (end - at !== 2 * countNumbers(inputs, hidden) || hidden % 16 !== 0) {
    return failure({ code: 'damaged' });
  }
  const variantId = new TextDecoder().decode(bytes.subarray(idAt + 1, at));
  if (variantId !== variant.id) return failure({ code: 'other-variant', variantId });
  const layout = layoutOf(variant);
  if (layoutHash !== layout.hash || inputs !== layout.inputs) {
    return failure({ code: 'other-layout' });
  }
  const take = (count: number) => {
    const numbers = new Int16Array(count);
    for (let index = 0; index < count; index++, at += 2) numbers[index] = view.getInt16(at, true);
    return numbers;
  };
  const first = take(inputs * hidden);
  const bias = take(hidden);
  const material = take(inputs);
  const output = take(2 * hidden);
  if (!isSafeOutput(output)) return failure({ code: 'damaged' });
  const [outputBias] = take(1);
  return success({
    variantId,
    layoutHash,
    inputs,
    hidden,
    scale,
    generation,
    first,
    bias,
    material,
    output,
    outputBias,
  });
}

/** How many numbers of 16 bits a net of these sizes has. */
export function countNumbers(inputs: number, hidden: number): number {
  return inputs * hidden + hidden + inputs + 2 * hidden + 1;
}

/** Whether no sum of the output layer can leave 32 bits. */
export function isSafeOutput(output: Int16Array): boolean {
  const most = output.reduce((sum, weight) => sum + Math.abs(weight), 0);
  const isSmall = output.every((weight) => Math.abs(weight) <= MOST_OUTPUT);
  return isSmall && most * FIRST_UNIT * FIRST_UNIT < 2 ** 31;
}
