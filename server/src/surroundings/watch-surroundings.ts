import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { runEvery } from '../background/run-every.ts';
import type { Clock } from '../clock.ts';
import type { Sql } from '../database/client.ts';
import { readTlsFiles } from '../http/tls-files.ts';
import { certificateExpiry, clockDifference } from '../metrics.ts';
import type { Config } from '../start/config.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { checkCertificate } from './certificate.ts';
import { checkSettings, compareClocks } from './database.ts';
import { findClockWarning } from './find-clock-warning.ts';
import { keepWarnings } from './warning-store.ts';
import { alerts, type Warning, type WarningKind } from './warning.ts';

const everyMs = 60_000;

interface Needs {
  readonly config: Config;
  readonly sql: Sql;
  readonly realClock: Clock;
  readonly wallet: Pick<Wallet, 'clockDifferenceMs'>;
  readonly log: Logger;
}

type Part = 'certificate' | 'wallet' | 'database';

interface Surroundings {
  /** The certificate that new connections get from now on. */
  useCertificate(pem: string): void;
  /** Looks once a minute. The returned function stops it. */
  start(): () => Promise<void>;
}

/**
 * Looks at what the service depends on and cannot repair. What is found is logged once, with an ALERT, and again when it comes
 * back. Home shows it as long as it is so.
 */
export const watchSurroundings = (needs: Needs): Surroundings => {
  const { config, sql, realClock, wallet, log } = needs;
  let pem = config.tlsCertificateFile === undefined ? undefined : readTlsFiles(config).cert;
  const process = `${hostname()}:${config.port}`;
  const reported = new Map<Part, readonly WarningKind[]>();

  const ownCertificate = () => {
    if (pem === undefined) return [];
    const { expiresAt, warnings } = checkCertificate(pem, hostOf(config.publicUrl), realClock());
    certificateExpiry.set(expiresAt.getTime() / 1000);
    return warnings;
  };
  const walletClock = () => {
    const differenceMs = wallet.clockDifferenceMs();
    return differenceMs === undefined ? [] : compare('wallet', { differenceMs, uncertainMs: 1000 });
  };
  const report = (part: Part, warnings: readonly Warning[]) => {
    const before = reported.get(part) ?? [];
    for (const { kind, detail } of warnings)
      if (!before.includes(kind)) log.error({ kind, detail }, alerts[kind]);
    reported.set(
      part,
      warnings.map(({ kind }) => kind),
    );
  };
  const look = async () => {
    // First what does not need the database, which may be away.
    const [certificate, clock] = [ownCertificate(), walletClock()];
    report('certificate', certificate);
    report('wallet', clock);
    const database = await Promise.all([
      compareClocks(sql, realClock).then((clocks) => compare('database', clocks)),
      checkSettings(sql),
    ]);
    report('database', database.flat());
    await keepWarnings(sql, process, [...certificate, ...clock, ...database.flat()]);
  };

  return {
    useCertificate: (renewed) => {
      pem = renewed;
      // Logged again at each SIGHUP: someone has just tried to repair it.
      reported.delete('certificate');
      report('certificate', ownCertificate());
    },
    start: () => runEvery(everyMs, log, 'looking at the surroundings', look),
  };
};

/** An IPv6 address stands in brackets there. */
const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

const compare = (...[to, clocks]: Parameters<typeof findClockWarning>): readonly Warning[] => {
  clockDifference.set({ to }, clocks.differenceMs / 1000);
  const found = findClockWarning(to, clocks);
  return found === undefined ? [] : [found];
};
