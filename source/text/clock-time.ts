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
