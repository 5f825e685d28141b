import { createHistogram } from 'node:perf_hooks';
import type { Load, Measurement } from './load.ts';
import { repeatRequest } from './repeat-request.ts';

const nsPerMs = 1e6;

/** The load generator. Each message it gets is a load for a server, and it answers with the measurement. */
process.on('message', (load: Load) => {
  generateLoad(load).then(
    (measured) => process.send?.(measured),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });

const generateLoad = async ({ connections, seconds, ...target }: Load): Promise<Measurement> => {
  const { hostname, port } = new URL(target.url);
  const latencies = createHistogram({ lowest: 1, highest: 60e9, figures: 3 });
  const request = writeRequest(target);
  const cpuAtStart = process.cpuUsage();
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const loop = {
    request,
    host: hostname,
    port: Number(port),
    isOver: () => performance.now() >= endsAt,
    onAnswer: (ms: number) => latencies.record(Math.max(1, Math.round(ms * nsPerMs))),
  };
  await Promise.all(Array.from({ length: connections }, () => repeatRequest(loop)));

  const elapsedMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpuAtStart);
  return {
    requestsPerSecond: (latencies.count / elapsedMs) * 1000,
    p50Ms: latencies.percentile(50) / nsPerMs,
    p99Ms: latencies.percentile(99) / nsPerMs,
    generatorBusy: (user + system) / 1000 / elapsedMs,
  };
};

const writeRequest = ({ url, method, headers, body }: Omit<Load, 'connections' | 'seconds'>) => {
  const { host, pathname } = new URL(url);
  const all = { host, ...headers, ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${pathname} HTTP/1.1`, ...lines, '', body].join('\r\n'));
};
