/** How long somebody has to wait: in seconds up to two minutes, in minutes up to two hours. */
export function waitOf(waitMs: number) {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  if (seconds > 7200) return { count: Math.ceil(seconds / 3600), unit: 'hour' } as const;
  if (seconds > 120) return { count: Math.ceil(seconds / 60), unit: 'minute' } as const;
  return { count: seconds, unit: 'second' } as const;
}
