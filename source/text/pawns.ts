/** A value in pawns, with its sign: `+1.20`, `-0.35`, `0.00`. */
export function pawnsText(centipawns: number): string {
  const pawns = (Math.abs(centipawns) / 100).toFixed(2);
  if (centipawns === 0) return pawns;
  return `${centipawns > 0 ? '+' : '-'}${pawns}`;
}
