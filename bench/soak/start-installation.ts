import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceCommand } from '../../scripts/service-command.ts';
import { ourBank } from '../../server/test/payouts/payout-support.ts';
import { getApiKey, signInToDashboard } from '../get-api-key.ts';
import { migrateSandbox } from '../migrate-sandbox.ts';
import type { Processes, Program } from '../run-processes.ts';
import { requestOnce, tokenTarget } from '../targets.ts';
import { findPort } from './find-port.ts';
import { keepAlive, type Part } from './keep-alive.ts';
import { openDatabase } from './open-database.ts';
import { openLink } from './open-link.ts';
import { makeSimulator } from './simulator.ts';

const secret = 'a-secret-for-soak-runs-0123456789abcdef';
const unlimited = { RATE_LIMIT_PER_KEY: '1000000000', RATE_LIMIT_PER_ADDRESS: '1000000000' };

/** Two services, the simulated wallet and PostgreSQL, each a process, with a link for each way that can be disturbed. */
export const startInstallation = async (
  processes: Processes,
  folder: string,
  { isSecondAhead = true } = {},
) => {
  const databaseFolder = join(folder, 'database');
  const database = await openDatabase(databaseFolder);
  processes.stopLast(database.stop);
  await migrateSandbox(database.url());
  const [walletPort, onePort, twoPort] = [await findPort(), await findPort(), await findPort()];
  const links = {
    'service one to wallet': await openLink(() => walletPort),
    'service two to wallet': await openLink(() => walletPort),
    'service one to database': await openLink(database.port),
    'service two to database': await openLink(database.port),
  };
  for (const link of Object.values(links)) processes.stopLast(link.close);

  // Its public address is behind the link of the first service, which reads the certificate of notifications there.
  const wallet = await keepAlive(processes, {
    name: 'wallet',
    file: '../wallet/src/main.ts',
    settings: {
      FLORIN_DATA_DIR: join(folder, 'wallet'),
      WALLET_PORT: String(walletPort),
      WALLET_PUBLIC_URL: `http://127.0.0.1:${links['service one to wallet'].port}`,
    },
  });
  const simulator = makeSimulator(`http://127.0.0.1:${walletPort}`);
  const dataDir = join(folder, 'data');
  const { flags, settings: compiled } = serviceCommand(dataDir);
  const service = (which: 'one' | 'two', port: number): Program => ({
    name: `service ${which}`,
    file: '../server/src/main.ts',
    flags,
    settings: {
      ...unlimited,
      ...compiled,
      FLORIN_DATA_DIR: dataDir,
      FLORIN_SECRET: secret,
      PORT: String(port),
      DATABASE_URL: withPort(database.url(), links[`service ${which} to database`].port),
      WALLET_URL: `http://127.0.0.1:${links[`service ${which} to wallet`].port}`,
      LOG_LEVEL: 'warn',
      ...ourBank,
      PAYOUT_APPROVAL: 'same',
    },
  });
  const urls = [`http://127.0.0.1:${onePort}`, `http://127.0.0.1:${twoPort}`] as const;
  // The wallet notifies the first service alone. The second one has to ask, and its clock may be an hour ahead.
  const WALLET_WEBHOOK_ID = await simulator.registerWebhook(`${urls[0]}/wallet/notifications`);
  const first = service('one', onePort);
  const one = await keepAlive(processes, { ...first, settings: { ...first.settings, WALLET_WEBHOOK_ID } });
  const ahead = isSecondAhead
    ? ['--import', pathToFileURL(join(import.meta.dirname, 'hour-ahead.ts')).href]
    : [];
  const two = await keepAlive(processes, { ...service('two', twoPort), flags: [...flags, ...ahead] });

  const token = await requestOnce(tokenTarget(urls[0], await getApiKey(urls[0], dataDir)));
  const { access_token: accessToken } = JSON.parse(token) as { access_token: string };
  const signed = { url: urls[0], ...(await signInToDashboard(urls[0], dataDir)) };
  const parts: Record<PartName, Part> = { 'service one': one, 'service two': two, wallet, database };
  /** A command of the first service, which no link disturbs. */
  const commandSettings = () => ({
    FLORIN_DATA_DIR: dataDir,
    FLORIN_SECRET: secret,
    DATABASE_URL: database.url(),
    WALLET_URL: `http://127.0.0.1:${walletPort}`,
  });
  return { parts, links, simulator, database, urls, accessToken, signed, commandSettings, databaseFolder };
};

export type PartName = 'service one' | 'service two' | 'wallet' | 'database';

const withPort = (url: string, port: number) => {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
};
