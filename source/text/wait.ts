/** How long somebody has to wait, in the unit in which people say it. */
interface Wait {
  readonly count: number;
  readonly unit: 'hour' | 'minute' | 'second';
}

/** A time to wait: in seconds up to two minutes, in minutes up to two hours. */
export function waitOf(waitMs: number): Wait {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  if (seconds > 7200) return { count: Math.ceil(seconds / 3600), unit: 'hour' };
  if (seconds > 120) return { count: Math.ceil(seconds / 60), unit: 'minute' };
  return { count: seconds, unit: 'second' };
}
