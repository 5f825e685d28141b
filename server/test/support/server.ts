import { once } from 'node:events';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { logOutages } from '../../src/database/log-outages.ts';
import { beforeAll, onTestFinished } from 'vitest';
import { appendAuditEntry } from '../../src/audit/append-audit-entry.ts';
import { formatApiKey } from '../../src/access/api-keys/api-key.ts';
import type { KeyRights } from '../../src/access/rights.ts';
import { generateApiKey } from '../../src/access/api-keys/generate-api-key.ts';
import { buildApp } from '../../src/app.ts';
import { makeMovableClock } from '../../src/clock.ts';
import type { App } from '../../src/http/fastify.ts';
import { readConfig } from '../../src/start/config.ts';
import { connect, connectForChecks, connectForReports } from '../../src/database/client.ts';
import { makeKeyring } from '../../src/keyring.ts';
import { loadKeyring } from '../../src/start/load-keyring.ts';
import { endOfOneTimePassword } from '../../src/operators/credentials/password.ts';
import type { Role } from '../../src/operators/roles.ts';
import { findOperatorByEmail, insertOperator } from '../../src/operators/queries.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import type { PaymentDependencies } from '../../src/payments/dependencies.ts';
import { loadTestClock } from '../../src/test-clock/follow-test-clock.ts';
import { makeCertificateStore } from '../../src/wallet/certificate-store.ts';
import { makeTroubleStore } from '../../src/wallet/trouble-store.ts';
import { connectOrdersV2 } from '../../src/wallet/orders-v2/connect-orders-v2.ts';
import { actingAs } from './actors.ts';
import type { Timeouts } from '../../src/wallet/calling/timeouts.ts';
import { givenDatabase } from './database.ts';
import { findFreePort } from './free-port.ts';
import { asService } from './service-role.ts';

export { findFreePort };

const testPassword = 'correct horse battery';
/** With the lowest cost of argon2id, because hundreds of tests start with a sign-in. */
const hashOfTestPassword =
  '$argon2id$v=19$m=8,t=1,p=1$YSBub25jZSBvZiB0ZXN0cw$CHgG1X89AzqOkELzwCEFOYH5Wrq083QO3Jb2sLHATOU';

export const testSecret = 'a-secret-for-tests-only-0123456789abcdef';
export const testKeyring = makeKeyring('sandbox', [testSecret]);

/** The settings that production requires. */
export const productionSettings = {
  FLORIN_ENV: 'production',
  PUBLIC_URL: 'https://pay.example.com',
  WALLET_URL: 'https://wallet.example.com',
  WALLET_CLIENT_ID: 'wallet-client',
  WALLET_CLIENT_SECRET: 'wallet-secret',
};

/** A clock that starts now, and that a test can move. */
const makeTestClock = () => {
  let offsetMs = 0;
  let stoppedAtMs: number | undefined;
  const clock = () => new Date((stoppedAtMs ?? Date.now()) + offsetMs);
  const advance = (seconds: number) => {
    offsetMs += seconds * 1000;
  };
  /** From now on only the test moves the time, so the speed of the machine does not matter. */
  const stop = () => {
    stoppedAtMs = Date.now();
  };
  return { clock, advance, stop };
};

/** A line of the log. Only errors are logged. */
interface Logged {
  readonly msg: string;
  readonly payment?: string;
}

export interface ServerOptions {
  /** It answers requests and does nothing by itself: only the test looks at payments, and nothing comes between two steps. */
  readonly isQuiet?: boolean;
  /**
   * How many times longer than usual it waits for the database. Some busy machines stand still for seconds, and then an
   * answer would be that the database is away. A test about these waits sets 1.
   */
  readonly patience?: number;
  /** What differs from how long it really waits for the wallet. */
  readonly timeouts?: Partial<Timeouts>;
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** A service that is closed after the test. */
export const givenServer = async (settings: Record<string, string> = {}, options: ServerOptions = {}) => {
  const server = await startServer(settings, options);
  onTestFinished(server.close);
  return server;
};

/** One service for all tests of a file. A start costs a fifth of a second of processor time, with its database. */
export const givenServerOfFile = (settings: Record<string, string> = {}, options: ServerOptions = {}) => {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startServer(settings, options));
    return server.close;
  });
  return server;
};

/**
 * A service on its own port, with its own database unless the settings contain DATABASE_URL. It is the real app on real
 * HTTP and PostgreSQL. Only the clock belongs to the test. It waits as long for an answer of the wallet as it really does: on a
 * busy machine the simulated wallet may take a second for one.
 */
export const startServer = async (
  settings: Record<string, string> = {},
  options: ServerOptions = {},
): Promise<Awaited<ReturnType<typeof tryToStart>>> => {
  try {
    return await tryToStart(settings, options);
  } catch (error) {
    // Another run on this machine was quicker. A port that the test chose is not exchanged for another one.
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE' && settings['PORT'] === undefined;
    if (!isTaken) throw error;
    return startServer(settings, options);
  }
};

const tryToStart = async (
  settings: Record<string, string>,
  { isQuiet = false, patience = 20, timeouts }: ServerOptions,
) => {
  const isProduction = settings['FLORIN_ENV'] === 'production';
  const port = settings['PORT'] === undefined ? await findFreePort() : Number(settings['PORT']);
  const config = readConfig({
    FLORIN_SECRET: testSecret,
    PORT: String(port),
    LOG_LEVEL: 'error',
    ...settings,
    DATABASE_URL: settings['DATABASE_URL'] ?? (await givenDatabase(isProduction ? 'production' : 'sandbox')),
  });
  // The service connects with its own role. Tests change the database as its owner.
  const owner = connect(config.databaseUrl!, 4, { patience });
  const sql = connect(asService(config.databaseUrl!), 4, { patience });
  const reports = connectForReports(asService(config.databaseUrl!), { patience });
  const checks = connectForChecks(asService(config.databaseUrl!), { patience });
  const { clock: realClock, advance, stop: stopClock } = makeTestClock();
  // In some tests the database is away from the start.
  const loadClock = () => loadTestClock(sql, realClock).catch(() => makeMovableClock(realClock));
  const testClock = isProduction ? undefined : await loadClock();
  const clock = testClock?.clock ?? realClock;
  const logged: Logged[] = [];
  const log = pino(
    { level: config.logLevel, ...logOutages() },
    { write: (line) => void logged.push(JSON.parse(line) as Logged) },
  );
  const wallet = connectOrdersV2({
    ...config.wallet,
    isSimulated: !isProduction,
    certificateStore: makeCertificateStore(sql),
    troubleStore: makeTroubleStore(sql),
    clock: realClock,
    log,
    // Retries without a pause, so that no test waits.
    timeouts: { retryWaitsMs: [1, 2], ...timeouts },
  });
  const keyring = await loadKeyring(config);
  const deps: PaymentDependencies = {
    config,
    sql,
    reports,
    checks,
    clock,
    realClock,
    testClock,
    keyring,
    log,
    wallet,
  };
  const app = await buildApp(deps);
  const closeDependencies = async () => {
    await wallet.close();
    await Promise.all([sql.close(), reports.close(), checks.close(), owner.close()]);
  };
  const listening = isQuiet ? listenQuietly(app, port) : listen(app, config.host, port);
  const stopListening = await listening.catch(async (error: unknown) => {
    await app.close();
    await closeDependencies();
    throw error;
  });
  const close = async () => {
    await stopListening();
    await closeDependencies();
  };

  /** Ends all that the service does by itself, for a test that counts what the database does. The database stays open. */
  const stopService = () => app.close();

  const scheme = config.tlsCertificateFile ? 'https' : 'http';
  const url = `${scheme}://127.0.0.1:${port}`;
  return {
    url,
    port,
    app,
    deps,
    sql: owner,
    logged,
    advance,
    stopClock,
    stopService,
    close,
    ...makeGivens(deps, url),
  };
};

const listen = async (app: App, host: string, port: number) => {
  await app.listen({ host, port });
  await app.openAdminPort();
  return () => app.close();
};

/** Background work starts when the app itself listens. Here a server of the test does, and passes the requests on. */
const listenQuietly = async (app: App, port: number) => {
  await app.ready();
  const server = createServer((request, response) => app.routing(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  await app.openAdminPort();
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
  };
};

const makeGivens = (deps: Dependencies, url: string) => {
  const givenOperator = async (
    role: Role = 'administrator',
    options: { mustChangePassword?: boolean } = {},
  ) => {
    const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const { mustChangePassword = false } = options;
    const at = deps.clock();
    const id = crypto.randomUUID();
    const passwordHash = hashOfTestPassword;
    const row = {
      id,
      email,
      role,
      passwordHash,
      oneTimeUntil: mustChangePassword ? endOfOneTimePassword(at) : null,
      createdAt: at,
    };
    await deps.sql.begin(async (tx) => {
      await insertOperator(tx, row);
      const act = {
        at,
        actor: 'command line',
        address: '',
        action: 'operator_added',
        subject: email,
      } as const;
      await appendAuditEntry(tx, deps.keyring, { ...act, details: { role } });
    });
    return { email, password: testPassword };
  };

  /** Creates an API key without HTTP. */
  const givenApiKey = async (
    label = 'test',
    mayBookRefunds = false,
    more: { platformId?: number; rights?: KeyRights } = {},
  ) => {
    const { email } = await givenOperator();
    const operator = await findOperatorByEmail(deps.sql, email);
    const id = await generateApiKey(deps, actingAs(operator!), { label, mayBookRefunds, ...more });
    const secret = deps.keyring.derive('api-key', id, deps.keyring.currentSecretId);
    return { id, secret, apiKey: formatApiKey({ id, secret }) };
  };

  /** Another owner than the first one. */
  const givenPlatform = async (name = `platform ${crypto.randomUUID()}`) => {
    const [row] = await deps.sql<{ id: number }[]>`
      insert into platforms (name, created_at) values (${name}, now()) returning id`;
    return row!.id;
  };

  const askToken = (apiKey: string, init: RequestInit = {}) =>
    fetch(`${url}/oauth/api/v1/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ Grant_type: 'client_credentials' }),
      ...init,
      headers: { authorization: `basic ${apiKey}`, ...(init.headers as Record<string, string>) },
    });

  const givenToken = async (apiKey: string) => {
    const answer = (await (await askToken(apiKey)).json()) as { access_token: string };
    return answer.access_token;
  };

  const ping = (token: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/webservice/v2/ping`, { headers: { authorization: `Bearer ${token}`, ...headers } });

  return { givenOperator, givenApiKey, givenPlatform, askToken, givenToken, ping };
};
