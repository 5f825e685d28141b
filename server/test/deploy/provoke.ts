import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { onTestFinished } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { readTlsFiles } from '../../src/http/tls-files.ts';
import { databaseServersRefused } from '../../src/metrics.ts';
import { reconcilePeriod } from '../../src/payments/reconciliation/reconcile-period.ts';
import { watchSurroundings } from '../../src/surroundings/watch-surroundings.ts';
import { makeTlsFiles } from '../http/tls-files.ts';
import { makeClient } from '../payments/support.ts';
import type { Sample } from '../support/metrics.ts';
import type { ServerOptions, TestServer } from '../support/server.ts';
import type { SimulatedWallet } from '../wallet/support.ts';
import { givenEndpoint, startReceiver } from '../webhooks/receiver.ts';
import { until } from '../support/until.ts';

export interface Scene {
  readonly server: TestServer;
  readonly wallet: SimulatedWallet;
  /** The value of a metric now. */
  read(name: string, labels?: Record<string, string>): Promise<number>;
  /** From here on counts what happens. */
  mark(): Promise<void>;
}

export interface Provocation {
  readonly settings?: (() => Promise<Record<string, string>>) | undefined;
  readonly options?: ServerOptions;
  readonly isGrowing?: (sample: Sample) => boolean;
  /** What the first command of the runbook says, as far as it matters. */
  readonly says: RegExp;
  provoke(scene: Scene): Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Another connection holds a table until the test ends, or until it is called. */
const holdTable = async ({ server }: Scene, table: string) => {
  const holder = await connectAlone(server.deps.config.databaseUrl!);
  onTestFinished(() => holder.close());
  await holder.script(`begin; lock table ${table} in access exclusive mode`);
  return () => holder.script('commit');
};

const commits = 'florin_database_commit_seconds_count';

const reloadCertificate = ({ app, deps }: TestServer) => app.useCertificate(readTlsFiles(deps.config).cert);

/** How each alert is brought about. */
export const provocations: Record<string, Provocation> = {
  FlorinDown: {
    says: /^No service answers on port/m,
    provoke: ({ server }) => server.stopService(),
  },
  FlorinCannotCommit: {
    options: { patience: 1 },
    says: /result="failed"/,
    provoke: async (scene) => {
      const failed = () => scene.read(commits, { result: 'failed' });
      await holdTable(scene, 'primary_server');
      const first = await failed();
      await until(async () => {
        if ((await failed()) === first) throw new Error('none has failed');
      });
      await scene.mark();
      const second = await failed();
      await until(async () => {
        if ((await failed()) === second) throw new Error('none has failed');
      });
    },
  },
  FlorinDatabaseSlow: {
    says: /commit_seconds_sum.*read_seconds_sum/s,
    provoke: async (scene) => {
      const confirmed = () => scene.read(commits, { result: 'confirmed' });
      const isWaiting = async () => {
        const rows = await scene.server.sql`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%primary_server%'`;
        if (rows.length === 0) throw new Error('nobody waits');
      };
      const release = await holdTable(scene, 'primary_server');
      await scene.mark();
      const before = await confirmed();
      await until(isWaiting);
      await pause(500);
      await release();
      await until(async () => {
        if ((await confirmed()) === before) throw new Error('none is confirmed');
      });
    },
  },
  // By its value: a second writable server has tests of its own (server/test/database).
  FlorinDatabaseServerRefused: {
    says: /refused_total [1-9]/,
    provoke: async () => databaseServersRefused.inc(),
  },
  FlorinNoFreeConnection: {
    options: { isQuiet: true },
    says: /state="waited_for"/,
    provoke: async (scene) => {
      const { call } = await makeClient(scene.server);
      const release = await holdTable(scene, 'accounts');
      const calls = Array.from({ length: 16 }, (_, index) => call('PUT', `/accounts/shop-${index}`));
      onTestFinished(async () => {
        await release();
        await Promise.all(calls);
      });
      await until(async () => {
        if (scene.server.deps.sql.usage().waiting === 0) throw new Error('nobody waits');
      });
    },
  },
  FlorinSchemaDiffers: {
    says: /of="database"/,
    provoke: async ({ server }) => {
      await server.sql`
        insert into florin_migrations (version, name, applied_at, works_with)
        select max(version) + 1, 'newer', now(), max(works_with) from florin_migrations`;
    },
  },
  FlorinWalletSilent: {
    says: /wallet/i,
    provoke: async (scene) => {
      const { init } = await makeClient(scene.server);
      await scene.wallet.fault({ fault: 'connection_cut', operation: 'create', times: 1000 });
      await until(async () => {
        await init();
        if ((await scene.read('florin_wallet_unresponsive')) !== 1) throw new Error('it still answers');
      });
    },
  },
  FlorinWalletFails: {
    says: /create_order/,
    provoke: async (scene) => {
      const { init } = await makeClient(scene.server);
      await scene.wallet.fault({ fault: 'connection_cut', operation: 'create', times: 1000 });
      await init();
    },
  },
  FlorinMismatch: {
    says: /progress="mismatch"/,
    provoke: async ({ server, wallet }) => {
      const { givenPayment, resume } = await makeClient(server);
      const { id, extOrderId: orderId } = await givenPayment();
      await wallet.approve(orderId);
      for (const operation of ['capture', 'show'])
        await wallet.fault({ fault: 'wrong_amount', operation, orderId, times: 50 });
      await resume(id);
    },
  },
  FlorinInDoubt: {
    says: /progress="in_doubt"/,
    provoke: async ({ server, wallet, read }) => {
      const { givenPayment, resume } = await makeClient(server);
      const { id, extOrderId: orderId } = await givenPayment();
      await wallet.approve(orderId);
      await wallet.fault({ fault: 'error_after_effect', operation: 'capture', orderId, times: 3 });
      await wallet.fault({ fault: 'not_found', operation: 'show', orderId, times: 1000 });
      await resume(id);
      await until(async () => {
        if (!((await read('florin_operations_open', { progress: 'in_doubt' })) > 0))
          throw new Error('no doubt yet');
      });
    },
  },
  FlorinLooksLate: {
    options: { isQuiet: true },
    says: /late="yes"\} 1/,
    provoke: async ({ server }) => {
      await (await makeClient(server)).givenPayment();
      await server.sql`update payment_looks set due_at = now() - interval '10 minutes'`;
    },
  },
  FlorinBackgroundWorkFails: {
    says: /work="summing the ledger"/,
    isGrowing: ({ name, labels }) =>
      name === 'florin_background_age_seconds' && labels['work'] === 'summing the ledger',
    provoke: async ({ server, read, mark }) => {
      const age = () => read('florin_background_age_seconds', { work: 'summing the ledger' });
      await server.sql.script('alter table entries_to_sum rename to entries_away');
      await mark();
      await until(async () => {
        if ((await age()) < 6) throw new Error('it is young');
      });
    },
  },
  FlorinNotReconciled: {
    options: { isQuiet: true },
    says: /wallet/i,
    provoke: async ({ server }) => server.advance(36 * 60 * 60),
  },
  FlorinBooksDiffer: {
    options: { isQuiet: true },
    says: /differences 1/,
    provoke: async ({ server, wallet }) => {
      const { id: paymentId, extOrderId: orderId } = await (await makeClient(server)).givenPayment();
      await wallet.approve(orderId);
      const expected = { paymentId, orderId, total: { currency: 'EUR', amountMinor: 1000n } };
      // As after a restore: captured there, and not here.
      await server.deps.wallet.captureOrder(expected, `there-${paymentId}`);
      server.advance(3600);
      await wallet.advance(3600);
      const to = server.deps.realClock();
      const period = { from: new Date(to.getTime() - dayMs), to };
      await reconcilePeriod(server.deps, period, 'operator', async () => undefined);
    },
  },
  FlorinCertificateExpires: {
    settings: async () => {
      const { files } = await makeTlsFiles();
      const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
        notAfterDate: new Date(Date.now() + 13 * dayMs),
      });
      await writeFile(files.TLS_CERT_FILE, cert);
      await writeFile(files.TLS_KEY_FILE, key);
      return { ...files, PUBLIC_URL: 'https://localhost' };
    },
    // It reads its certificate when the test says so.
    options: { isQuiet: true },
    says: /timestamp_seconds 1/,
    provoke: async ({ server }) => reloadCertificate(server),
  },
  FlorinClockWrong: {
    options: { isQuiet: true },
    says: /to="database"\} 4/,
    provoke: async ({ server, read }) => {
      const realClock = () => new Date(Date.now() + 45_000);
      onTestFinished(watchSurroundings({ ...server.deps, realClock }).start());
      await until(async () => {
        if (!((await read('florin_clock_difference_seconds', { to: 'database' })) > 40))
          throw new Error('not compared');
      });
    },
  },
  FlorinWebhooksLate: {
    says: /florin_webhook_lag_seconds\{/,
    provoke: async ({ server, read }) => {
      const client = await makeClient(server);
      const receiver = await startReceiver((_heard, response) => response.writeHead(500).end());
      await givenEndpoint(client, receiver.url);
      await client.givenPayment();
      await receiver.hears(1);
      await until(async () => {
        await server.sql`update webhook_lines set waiting_since = now() - interval '30 minutes'`;
        if (!((await read('florin_webhook_lag_seconds')) > 900)) throw new Error('nothing waits');
      });
    },
  },
  FlorinEndpointGivenUp: {
    says: /reason="gone"\} 1/,
    provoke: async ({ server, read }) => {
      const client = await makeClient(server);
      const receiver = await startReceiver((_heard, response) => response.writeHead(410).end());
      await givenEndpoint(client, receiver.url);
      await client.givenPayment();
      await until(async () => {
        if ((await read('florin_webhook_endpoints_disabled', { reason: 'gone' })) !== 1)
          throw new Error('not given up');
      });
    },
  },
  FlorinNotificationsRefused: {
    settings: async () => ({ WALLET_WEBHOOK_ID: 'WH-1' }),
    says: /result="incomplete"\} [1-9]/,
    provoke: async ({ server }) => {
      await fetch(`${server.url}/wallet/notifications`, { method: 'POST', body: '{}' });
    },
  },
  FlorinOverloaded: {
    settings: async () => ({ REQUESTS_MAX: '2' }),
    says: /code="overloaded"\} [1-9]/,
    provoke: async (scene) => {
      const { call } = await makeClient(scene.server);
      const release = await holdTable(scene, 'accounts');
      const calls = Array.from({ length: 4 }, (_, index) => call('PUT', `/accounts/shop-${index}`));
      await until(async () => {
        if (!((await scene.read('florin_refusals_total', { code: 'overloaded' })) > 0))
          throw new Error('none is refused');
      });
      await release();
      await Promise.all(calls);
    },
  },
  FlorinInternalErrors: {
    says: /status="500"/,
    provoke: async ({ server }) => {
      const { call } = await makeClient(server);
      await server.sql.script('alter table accounts rename to accounts_away');
      await call('PUT', '/accounts/shop-1');
      await server.sql.script('alter table accounts_away rename to accounts');
    },
  },
  FlorinEventLoopDelayed: {
    says: /p99_seconds/,
    provoke: async ({ mark }) => {
      await mark();
      const untilMs = performance.now() + 3000;
      while (performance.now() < untilMs);
    },
  },
  FlorinPaymentsDeclined: {
    says: /outcome="declined"\} [1-9]/,
    provoke: async ({ server, wallet }) => {
      const { givenPayment, resume } = await makeClient(server);
      const { id, extOrderId: orderId } = await givenPayment();
      await wallet.approve(orderId);
      await wallet.fault({ fault: 'instrument_declined', operation: 'capture', orderId, times: 1 });
      await resume(id);
    },
  },
};
