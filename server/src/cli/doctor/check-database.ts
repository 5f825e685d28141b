import type { Clock } from '../../clock.ts';
import { checkSchema } from '../../database/check-schema.ts';
import { connect, type Sql } from '../../database/client.ts';
import { refuseForeignDatabase } from '../../database/foreign-database.ts';
import { refuseExcessRights, refuseMissingRights } from '../../database/grants.ts';
import { findLatestServer } from '../../database/guard-server.ts';
import { explainDatabaseFault, openUnchecked } from '../../database/open-database.ts';
import { describeDatabase, readRecordedServer } from '../../database/recorded-database.ts';
import { makeServerMemory } from '../../database/server-memory.ts';
import type { Config } from '../../start/config.ts';
import { compareClocks, checkSettings } from '../../surroundings/database.ts';
import { findClockWarning } from '../../surroundings/find-clock-warning.ts';
import { checkAllowLists } from './check-allow-lists.ts';
import { checkBackup } from './check-backup.ts';
import { checkHosts } from './check-hosts.ts';
import { attempt, notChecked, ok, wrong, type Finding } from './finding.ts';

/** Nobody waits for a payment, and the machine may be busy. */
const patience = 4;

const parts = [
  'database server',
  'schema',
  'role',
  'role settings',
  'clock',
  'backup',
  'allow lists',
] as const;
type Part = (typeof parts)[number];

export const checkDatabase = async (config: Config, clock: Clock): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  const opened = await attempt(
    'database',
    async () => {
      const target = await openUnchecked(config, clock());
      try {
        const { findings: ofHosts, hasPrimary, isPooled } = await checkHosts(target.url, target.readPassword);
        findings.push(...ofHosts);
        if (hasPrimary) findings.push(...(await checkInside(config, clock, { ...target, isPooled })));
      } finally {
        await target.close();
      }
      return ok('database', describeDatabase(config));
    },
    (error) => explainDatabaseFault(config, error),
  );
  const made = new Set(findings.map(({ name }) => name));
  const missing = parts.filter((part) => !made.has(part));
  return [opened, ...findings, ...missing.map((part) => notChecked(part, 'it needs the database'))];
};

interface Target {
  readonly url: string;
  readonly readPassword: (() => Promise<string>) | undefined;
  readonly isPooled: boolean;
}

const checkInside = async (config: Config, clock: Clock, target: Target) => {
  const memory = makeServerMemory();
  const sql = connect(target.url, 2, { readPassword: target.readPassword, memory, patience });
  try {
    const findings: Finding[] = [];
    for (const part of parts) {
      const found = await attempt(
        part,
        () => checks[part]({ config, clock, sql, memory, target }),
        (error) => explainDatabaseFault(config, error),
      );
      findings.push(found);
      // Without these nothing else can be asked.
      if (found.result === 'wrong' && (part === 'database server' || part === 'schema')) break;
    }
    return findings;
  } finally {
    await sql.close();
  }
};

interface Tools {
  readonly config: Config;
  readonly clock: Clock;
  readonly sql: Sql;
  readonly memory: ReturnType<typeof makeServerMemory>;
  readonly target: Target;
}

const checks: Record<Part, (tools: Tools) => Promise<Finding>> = {
  'database server': async ({ config, sql, memory, target }) => {
    const name = 'database server';
    if (config.databaseUrl === undefined) return ok(name, 'it belongs to the data folder');
    const recorded = await readRecordedServer(config);
    const latest = await findLatestServer({ ...target, recorded });
    if (latest === undefined) return notChecked(name, 'the server does not say which one it is');
    memory.learn(latest);
    // Refused, unless the connection leads to that server or to its successor.
    await sql.read`select 1 as one`;
    return ok(name, `the one that was written to, on timeline ${latest.timeline}`);
  },
  schema: async ({ config, sql }) => {
    await refuseForeignDatabase(sql, describeDatabase(config));
    await checkSchema(sql, config.environment);
    return ok('schema', `up to date, and of the environment ${config.environment}`);
  },
  role: async ({ config, sql }) => {
    if (config.environment === 'sandbox') return notChecked('role', 'a sandbox takes any role');
    await refuseMissingRights(sql);
    await refuseExcessRights(sql);
    return ok('role', 'it has the rights of the service, and no others');
  },
  'role settings': async ({ sql, target: { isPooled } }) => {
    const name = 'role settings';
    const [found] = await checkSettings(sql);
    if (found === undefined)
      return ok(name, isPooled ? 'the role has them' : 'Florin sets them for each connection');
    return wrong(
      name,
      found.detail.replace(/\.$/, ''),
      'Behind a pooler they belong to the role: see PgBouncer in docs/operating.md for the statements.',
    );
  },
  clock: async ({ sql, clock }) => {
    const clocks = await compareClocks(sql, clock);
    const found = findClockWarning('database', clocks);
    if (found === undefined) return ok('clock', "it agrees with the database's");
    return wrong('clock', `${found.detail.replace(/\.$/, '')} of the database`, 'Let both set it by NTP.');
  },
  backup: ({ config, sql, clock }) => checkBackup(config, sql, clock),
  'allow lists': ({ config, sql }) => checkAllowLists(config, sql),
};
