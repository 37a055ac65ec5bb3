/** A value of a metric, in units that its name ends with. */
interface Sample {
  /** Comes after the name: `_bucket`. */
  readonly suffix?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What is measured under one name. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

/** The type of such a text. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Formats metrics as Prometheus reads them: version 0.0.4 of its text format. */
export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = '', labels = {}, value }) => {
        return `${name}${suffix}${formatLabels(labels)} ${value}`;
      }),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

function formatLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

/**
 * The samples of a histogram.
 * @param counts how many lie up to each bound and above the one before; then above all
 */
export function histogramSamples(
  bounds: readonly number[],
  counts: readonly number[],
  sum: number,
): readonly Sample[] {
  let all = 0;
  const buckets = counts.map((count, at): Sample => {
    all += count;
    const le = at < bounds.length ? String(bounds[at]) : '+Inf';
    return { suffix: '_bucket', labels: { le }, value: all };
  });
  return [...buckets, { suffix: '_sum', value: sum }, { suffix: '_count', value: all }];
}
