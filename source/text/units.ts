/** `9:41`, `1:02:03`: a second that has begun counts as a whole one. */
export function timeText(timeMs: number): string {
  const all = Math.ceil(timeMs / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const ending = String(seconds).padStart(2, '0');
  return hours === 0
    ? `${minutes}:${ending}`
    : `${hours}:${String(minutes).padStart(2, '0')}:${ending}`;
}

/** The same in few columns: hours without seconds, `1h02`. */
export function shortTimeText(timeMs: number): string {
  const minutes = Math.ceil(timeMs / 60_000);
  if (timeMs < 3_600_000) return timeText(timeMs);
  const hours = Math.floor(minutes / 60);
  return hours < 100 ? `${hours}h${String(minutes % 60).padStart(2, '0')}` : `${hours}h`;
}

/** How long somebody has to wait: in seconds up to two minutes, in minutes up to two hours. */
export function waitOf(waitMs: number) {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  if (seconds > 7200) return { count: Math.ceil(seconds / 3600), unit: 'hour' } as const;
  if (seconds > 120) return { count: Math.ceil(seconds / 60), unit: 'minute' } as const;
  return { count: seconds, unit: 'second' } as const;
}

/** A value in pawns, with its sign: `+1.20`, `-0.35`, `0.00`. */
export function pawnsText(centipawns: number): string {
  const pawns = (Math.abs(centipawns) / 100).toFixed(2);
  if (centipawns === 0) return pawns;
  return `${centipawns > 0 ? '+' : '-'}${pawns}`;
}

/** A format in a sentence: `KIF`. */
export function formatName(format: string): string {
  return format.toUpperCase();
}
