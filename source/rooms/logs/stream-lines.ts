/** The lines of a stream of bytes, without their ends. What stands after the last end is no line. */
export async function* streamLines(
  chunks: AsyncIterable<Buffer | string>,
  longest = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes =
      rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, Buffer.from(chunk)]);
    let start = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      yield bytes.toString('utf8', start, end);
      start = end + 1;
    }
    rest = bytes.subarray(start);
    if (rest.length > longest) throw new RangeError('a line is too long');
  }
}
