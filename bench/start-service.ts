import { createServer, type AddressInfo } from 'node:net';
import { serviceCommand } from '../scripts/service-command.ts';
import type { Processes, RunningProcess } from './run-processes.ts';

/** Without rate limits. Everything else is as in production. */
const unlimited = { RATE_LIMIT_PER_KEY: '1000000000', RATE_LIMIT_PER_ADDRESS: '1000000000' };

/**
 * The real service with this data folder, run as in production. It uses embedded PostgreSQL unless the settings name a
 * server.
 */
export const startService = async (
  processes: Processes,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> => {
  const port = Number(settings['PORT'] ?? (await findFreePort()));
  const { flags, settings: compiled } = serviceCommand(dataDir);
  const service = await processes.start({
    name: 'service',
    file: '../server/src/main.ts',
    flags,
    settings: { ...unlimited, ...compiled, FLORIN_DATA_DIR: dataDir, PORT: String(port), ...settings },
  });
  return { ...service, url: `http://127.0.0.1:${port}` };
};

const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
