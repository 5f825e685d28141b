/** Upper bounds of the buckets, in seconds. */
const bounds = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

const name = 'florin_http_request_duration_seconds';

interface Series {
  readonly labels: string;
  /** One more than there are bounds: the last takes what is longer than all of them. */
  readonly counts: number[];
  sumSeconds: number;
}

/**
 * A Prometheus histogram of the requests, by method, route and status. By hand, because the library's own works out its
 * labels anew for every request, which took a tenth of the time of a bearer-checked one.
 */
export const makeRequestDurations = () => {
  const series = new Map<string, Series>();

  const record = (method: string, route: string, status: number, seconds: number) => {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    let found = series.get(labels);
    if (!found)
      series.set(labels, (found = { labels, counts: bounds.map(() => 0).concat(0), sumSeconds: 0 }));
    let bucket = 0;
    while (bucket < bounds.length && seconds > bounds[bucket]!) bucket += 1;
    found.counts[bucket]! += 1;
    found.sumSeconds += seconds;
  };

  /** In Prometheus's text format. */
  const render = () => {
    const head = [`# HELP ${name} Time to answer a request, by route and status`, `# TYPE ${name} histogram`];
    return [...head, ...[...series.values()].flatMap(renderSeries), ''].join('\n');
  };
  return { record, render };
};

const renderSeries = ({ labels, counts, sumSeconds }: Series) => {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    return `${name}_bucket{${labels},le="${bounds[index] ?? '+Inf'}"} ${total}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${sumSeconds}`, `${name}_count{${labels}} ${total}`];
};
