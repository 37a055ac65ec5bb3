/** A format in a sentence: `KIF`. */
export function formatName(format: string): string {
  return format.toUpperCase();
}
