import { checksum } from '../../source/engine/checksum.ts';
import {
  countNumbers,
  isSafeOutput,
  NET_FILE,
  type Net,
} from '../../source/engine/net/net-file.ts';

const { magic, version, idAt, checksumBytes } = NET_FILE;

/** The file of a net. Throws `RangeError` for one with other sizes than it says. */
export function formatNet(net: Net): Uint8Array {
  const { hidden, inputs, first, bias, material, output } = net;
  const id = new TextEncoder().encode(net.variantId);
  const isWhole =
    hidden % 16 === 0 &&
    first.length === inputs * hidden &&
    bias.length === hidden &&
    material.length === inputs &&
    output.length === 2 * hidden;
  if (!isWhole) throw new RangeError(`net of ${net.variantId}: other sizes than it says`);
  if (!isSafeOutput(output))
    throw new RangeError(`net of ${net.variantId}: output weights too large`);
  let at = idAt + 1 + id.length;
  const end = at + 2 * countNumbers(inputs, hidden);
  const bytes = new Uint8Array(end + checksumBytes);
  const view = new DataView(bytes.buffer);
  bytes.set(magic);
  for (const [index, value] of [version, hidden, net.scale, net.generation].entries()) {
    view.setUint16(magic.length + 2 * index, value, true);
  }
  view.setUint32(magic.length + 8, net.layoutHash, true);
  view.setUint32(magic.length + 12, inputs, true);
  bytes[idAt] = id.length;
  bytes.set(id, idAt + 1);
  for (const numbers of [first, bias, material, output, [net.outputBias]]) {
    for (const value of numbers) {
      view.setInt16(at, value, true);
      at += 2;
    }
  }
  view.setUint32(end, checksum(bytes.subarray(0, end)), true);
  return bytes;
}
