import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../../scripts/programs.ts';
import type { Sample, Scrape } from '../support/metrics.ts';
import { rulesFile } from './files.ts';

/** Of Debian's package `prometheus`. */
export const findPromtool = () => findProgram('promtool');

/** Runs promtool with a file of this text, and returns what it says if it finds a fault. */
export const runPromtool = async (args: readonly string[], text: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-promtool-'));
  try {
    const file = join(folder, 'given.yml');
    await writeFile(file, text);
    const { status, stdout, stderr } = spawnSync(findPromtool()!, [...args, file], { encoding: 'utf8' });
    return status === 0 ? undefined : `${stdout}${stderr}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** What a service showed before something happened and afterwards, and how it goes on. */
export interface Seen {
  readonly before: Scrape;
  readonly after: Scrape;
  /** Whether Prometheus could read it afterwards. */
  readonly isUp: boolean;
  /** A gauge that goes on growing with the time. */
  readonly isGrowing: (sample: Sample) => boolean;
}

const stepSeconds = 15;
/** Five minutes as before, and then two hours as after. */
const stepsBefore = 20;
const stepsAfter = 480;
const endSeconds = (stepsBefore + stepsAfter) * stepSeconds;

const keyOf = ({ name, labels }: Sample) =>
  `${name}{${Object.entries({ ...labels, job: 'florin', instance: 'florin-1' })
    .map(([label, text]) => `${label}="${text}"`)
    .join(',')}}`;

/** promtool's time begins in 1970. */
const shift = ({ name, value }: Sample) =>
  name.endsWith('_timestamp_seconds') && value > 0 ? value - Date.now() / 1000 + endSeconds : value;

const baseName = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');

/**
 * The series of these hours: as before, then as after. What is counted goes on being counted by as much in each step as between
 * the two readings; everything else stays.
 */
const seriesOf = ({ before, after, isUp, isGrowing }: Seen) => {
  const earlier = new Map(before.samples.map((sample) => [keyOf(sample), shift(sample)]));
  const lines = after.samples
    .filter(({ name, value }) => /^(?:florin|nodejs_eventloop)_/.test(name) && Number.isFinite(value))
    .map((sample) => {
      const first = earlier.get(keyOf(sample));
      const value = shift(sample);
      const type = after.types.get(sample.name) ?? after.types.get(baseName(sample.name));
      const isCounted = type === 'counter' || type === 'histogram';
      const growth = isGrowing(sample) ? stepSeconds : isCounted ? value - (first ?? 0) : 0;
      const start = first === undefined ? `_x${stepsBefore - 1}` : `${first}+0x${stepsBefore - 1}`;
      return { series: keyOf(sample), values: `${start} ${value}+${growth}x${stepsAfter}` };
    });
  const up = `1x${stepsBefore - 1} ${isUp ? 1 : 0}x${stepsAfter}`;
  return [...lines, { series: 'up{job="florin",instance="florin-1"}', values: up }];
};

/** Whether an expression has this value after two hours of it, with our rules. Otherwise what promtool says. */
export const testRules = (seen: Seen, expr: string, value: number | undefined) => {
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const series = seriesOf(seen).map(
    ({ series: name, values }) => `      - series: ${quote(name)}\n        values: '${values}'`,
  );
  const expected = value === undefined ? '[]' : `[{ labels: '{}', value: ${value} }]`;
  const text = `rule_files: [${rulesFile}]
evaluation_interval: ${stepSeconds}s
tests:
  - interval: ${stepSeconds}s
    input_series:
${series.join('\n')}
    promql_expr_test:
      - expr: ${quote(expr)}
        eval_time: ${endSeconds}s
        exp_samples: ${expected}
`;
  return runPromtool(['test', 'rules'], text);
};
