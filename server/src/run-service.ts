import { pino, type Logger } from 'pino';
import { reportLostKeys } from './access/api-keys/report-lost-keys.ts';
import { backupFolderOf, makeBackupFolder } from './backup/backup-folder.ts';
import { keepLog } from './backup/keep-log.ts';
import { systemClock } from './clock.ts';
import type { Config } from './start/config.ts';
import { withinDeadline } from './background/within-deadline.ts';
import { logOutages } from './database/log-outages.ts';
import { openDatabase } from './database/open-database.ts';
import { explainFault, refuseTakenPorts } from './start/explain-fault.ts';
import { loadKeyring } from './start/load-keyring.ts';
import { logOptions, openLog } from './log.ts';
import { makeFirstAdministrator } from './operators/administration/first-administrator.ts';
import type { PaymentDependencies } from './payments/dependencies.ts';
import { readTlsFiles, reloadTlsFiles } from './http/tls-files.ts';
import { makePrivateFolder } from './start/private-file.ts';
import { readWalletCredentials } from './start/read-wallet-credentials.ts';
import { warnOfReadableSecrets } from './start/warn-of-readable-secrets.ts';
import { loadTestClock } from './test-clock/follow-test-clock.ts';
import { makeCertificateStore } from './wallet/certificate-store.ts';
import { connectWallet } from './wallet/providers.ts';
import { makeTroubleStore } from './wallet/trouble-store.ts';

const databaseCheckMs = 1000;
const closeDeadlineMs = 20_000;
const walletDeadlineMs = 2000;

/** Most of our code. It is loaded while PostgreSQL starts. */
const loadApp = () => import('./app.ts');

/** Starts the service, and returns how to close it. */
const startService = async (config: Config) => {
  await refuseTakenPorts(config);
  // Read again when the app is built. Here it says early what is missing.
  if (config.tlsCertificateFile !== undefined) readTlsFiles(config);
  if (config.environment === 'sandbox') await makePrivateFolder(config.environmentDir);
  const keyring = await loadKeyring(config);
  const { stream, close: closeLog } = openLog();
  const log = pino({ ...logOptions(config.logLevel), ...logOutages() }, stream);
  await warnOfReadableSecrets(config, log);
  const backups = backupFolderOf(config);
  if (backups) await makeBackupFolder(backups);
  const database = await openDatabase(config, 'service', systemClock(), { log, load: loadApp });
  try {
    const { sql, reports, checks } = database;
    const certificateStore = makeCertificateStore(sql);
    const troubleStore = makeTroubleStore(sql);
    const wallet = connectWallet(config, { clock: systemClock, log, certificateStore, troubleStore });
    const isSandbox = config.environment === 'sandbox';
    const testClock = isSandbox ? await loadTestClock(sql, systemClock) : undefined;
    const clock = testClock?.clock ?? systemClock;
    const deps: PaymentDependencies = {
      config,
      sql,
      reports,
      checks,
      clock,
      realClock: systemClock,
      testClock,
      keyring,
      log,
      wallet,
    };
    await makeFirstAdministrator(deps);
    const { buildApp } = await loadApp();
    const app = await buildApp(deps);
    await app.listen({ host: config.host, port: config.port });
    await app.openAdminPort();
    log.info({ environment: config.environment, url: config.publicUrl }, 'ready');
    // Nobody waits for it: the connections for reports are opened behind all the work that begins now.
    void reportLostKeys(deps);
    // The wallet may be away. Then payments say so.
    void wallet.checkCredentials().catch(() => undefined);
    const stopKeepingLog = backups && keepLog(config.environmentDir, backups, log);
    const close = async () => {
      await stopKeepingLog?.();
      await app.close();
      // Whoever waited for the wallet is gone by now, and what is under way there is settled by another process.
      await withinDeadline(wallet.close(), walletDeadlineMs);
      await database.close();
      await closeLog();
    };
    const reload = async () => {
      await warnOfReadableSecrets(config, log);
      await readAgain(log, 'secrets', () => keyring.reload());
      await reportLostKeys(deps);
      if (config.walletCredentialsFile !== undefined)
        await readAgain(log, 'wallet credentials', () =>
          wallet.useCredentials(readWalletCredentials(config)),
        );
      if (config.tlsCertificateFile !== undefined)
        await readAgain(log, 'certificate', () => reloadTlsFiles(app, config));
    };
    return { database, reload, announceStop: () => app.announceStop(), close };
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Each for itself: a certificate that was renewed must not wait until someone has mended the file of secrets. */
const readAgain = async (log: Logger, what: string, read: () => void | Promise<void>) => {
  try {
    await read();
    log.info(`${what}: read again`);
  } catch (error) {
    log.error({ err: error }, `${what}: could not be read again, and what was read before stays in force`);
  }
};

/** Resolves when the process should stop: at a signal, or when the process that started it ends. */
const untilAskedToStop = () =>
  new Promise<void>((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => resolve());
  });

/** The process that started us has ended before we could listen to that. */
const hasLostParent = () => process.send !== undefined && !process.connected;

/** If the process that started us has ended, nobody is left to tell. */
const tellParent = (message: object) => process.send?.(message, undefined, undefined, () => undefined);

/** Rejects when the embedded PostgreSQL ends by itself. */
const untilDatabaseIsLost = (isRunning: () => Promise<boolean>) =>
  new Promise<never>((_, reject) => {
    const check = async () => {
      if (!(await isRunning()))
        reject(new Error('The embedded PostgreSQL has ended by itself. Start Florin again.'));
    };
    setInterval(() => void check(), databaseCheckMs).unref();
  });

const giveUpClosing = () => {
  process.stderr.write(`\nFlorin has not stopped within ${closeDeadlineMs / 1000} seconds, and is ended.\n`);
  process.exit(1);
};

/**
 * Runs the service with these settings until it stops. Returns the exit code. Between the signal and the stop there is a
 * time in which balancers learn that this process is not ready; a second signal ends it.
 */
export const runService = async (readSettings: () => Config): Promise<number> => {
  const askedToStop = hasLostParent() ? Promise.resolve() : untilAskedToStop();
  // During the start there is nothing to read again, and without a listener the signal would end the process.
  let reload: (() => Promise<void>) | undefined;
  process.on('SIGHUP', () => void reload?.());
  try {
    const config = readSettings();
    const service = await startService(config);
    ({ reload } = service);
    tellParent({ ready: true, url: config.publicUrl });
    await Promise.race([askedToStop, untilDatabaseIsLost(service.database.isRunning)]);
    service.announceStop();
    await withinDeadline(untilAskedToStop(), config.stopGraceSeconds * 1000);
    setTimeout(giveUpClosing, closeDeadlineMs).unref();
    await service.close();
    return 0;
  } catch (error) {
    process.stderr.write(`\n${explainFault(error)}\n`);
    return 1;
  }
};
