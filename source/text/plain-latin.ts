/** Latin text without its macrons, whose width differs between terminals: `Ogi`, `kyosha`. */
export function plainLatin(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\u0304/g, '')
    .normalize('NFC');
}
