/** Latin text without accents, whose width differs between terminals: `Ogi`, `kyosha`. */
export function plainLatin(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}
