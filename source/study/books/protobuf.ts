/** A field of a message: its number, and a number or the bytes that it holds. */
export interface ProtobufField {
  readonly number: number;
  readonly value: number | Uint8Array;
}

/**
 * The fields of a message of Protocol Buffers, in their order. Numbers of more than 32 bits lose the
 * upper ones. Throws `RangeError` where the bytes are no message.
 * Format: https://protobuf.dev/programming-guides/encoding/
 */
export function* protobufFields(bytes: Uint8Array): Generator<ProtobufField> {
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError('a number is cut off');
      if (shift < 32) value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new RangeError('a number has too many bytes');
  };
  while (at < bytes.length) {
    const tag = varint();
    const [number, wire] = [tag >>> 3, tag & 7];
    if (number === 0) throw new RangeError('no field has the number 0');
    if (wire === 0) yield { number, value: varint() };
    else if (wire === 1 || wire === 2 || wire === 5) {
      const length = wire === 2 ? varint() : wire === 1 ? 8 : 4;
      if (length < 0 || at + length > bytes.length) throw new RangeError('a field is cut off');
      yield { number, value: bytes.subarray(at, at + length) };
      at += length;
    } else throw new RangeError(`no field is of the kind ${wire}`);
  }
}
