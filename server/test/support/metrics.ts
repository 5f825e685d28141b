/** A line of /metrics: `name{label="value"} 1`. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Scrape {
  readonly samples: readonly Sample[];
  /** By the name of each metric: counter, gauge or histogram. */
  readonly types: ReadonlyMap<string, string>;
}

const lineForm = /^(?<name>\w+)(?:\{(?<labels>.*)\})? (?<value>\S+)$/;

/** Reads /metrics, as Prometheus does. */
export const scrape = async (url: string): Promise<Scrape> => {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  const types = lines.flatMap((line) => {
    const [, name, type] = /^# TYPE (\w+) (\w+)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, type!] as const];
  });
  const samples = lines.flatMap((line): Sample[] => {
    const { name, labels = '', value } = lineForm.exec(line)?.groups ?? {};
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key!, text!]);
    return [{ name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }];
  });
  return { samples, types: new Map(types) };
};

/** The samples of a metric with these labels. */
export const findSamples = ({ samples }: Scrape, name: string, labels: Record<string, string> = {}) =>
  samples.filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, text]) => sample.labels[key] === text),
  );

/** The value of a metric with these labels. Undefined: it has no line. */
export const readMetric = async (url: string, name: string, labels: Record<string, string> = {}) =>
  findSamples(await scrape(url), name, labels)[0]?.value;
