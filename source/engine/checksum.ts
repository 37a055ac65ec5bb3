/** The FNV-1a hash of bytes: a whole number of 32 bits. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at++) {
    hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  }
  return hash >>> 0;
}
