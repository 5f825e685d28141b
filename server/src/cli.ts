import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { systemClock } from './clock.ts';
import { readConfig } from './start/config.ts';
import { migrateDatabase, openDatabase } from './database/open-database.ts';
import { explainFault } from './start/explain-fault.ts';
import { loadKeyring } from './start/load-keyring.ts';
import { parseHead } from './audit/audit-head.ts';
import { verifyAuditLog, type Break } from './audit/verify-audit-log.ts';
import {
  addOperator,
  disableOperator,
  resetPassword,
  resetTwoFactor,
} from './operators/administration/manage-operators.ts';
import { emailForm, emailLengthMax, roles, type Role } from './operators/operator.ts';
import { makeOneTimePassword } from './operators/credentials/password.ts';
import { listOperators } from './operators/queries.ts';
import type { PaymentParts } from './payments/payment-parts.ts';
import { runReconcileCommand, type ReconcileOptions } from './payments/reconciliation/command.ts';
import { StartFault } from './start/start-fault.ts';
import { loadTestClock } from './test-clock/follow-test-clock.ts';
import { connectWallet } from './wallet/providers.ts';

const usage = `Usage: npm run florin -- <command>

  migrate [--grant-to <role>]                            bring the schema of the database up to date
  operators add <email> [--role administrator|viewer]   add an operator; prints a one-time password
  operators list                                         show everyone
  operators disable <email>                              end an operator's access at once
  operators reset-password <email>                       print a new one-time password
  operators reset-two-factor <email>                     turn off two-factor sign-in for an operator
  audit-log verify [--head <auditHead of the log>]       check that nobody has altered the audit log
  reconcile --from <day> --to <day> [--json]             compare the wallet with the books; exit code 2: they differ
  reconcile --adopt <id at the wallet> --note <text>     bring in what that has found

The settings are those of the service (FLORIN_ENV, FLORIN_DATA_DIR, DATABASE_URL …).`;

type Tools = Omit<PaymentParts, 'wallet'>;

const showOneTimePassword = (email: string, password: string) =>
  `${email}\n  one-time password: ${password}\n  It is shown only once, and has to be changed at the first sign-in.`;

const readEmail = (email: string | undefined) => {
  if (!email || !emailForm.test(email) || email.length > emailLengthMax) {
    throw new StartFault(`"${email ?? ''}" is not an e-mail address.\n\n${usage}`);
  }
  return email.toLowerCase();
};

const noSuch = (email: string) =>
  new StartFault(`There is no operator ${email}. See: npm run florin -- operators list`);

/** Returns the text to print. */
type Command = (tools: Tools, email: string | undefined, role: Role) => Promise<string>;

const commands: Record<string, Command> = {
  add: async (tools, given, role) => {
    const email = readEmail(given);
    const password = makeOneTimePassword();
    if (!(await addOperator(tools, { email, role, password, mustChangePassword: true }))) {
      throw new StartFault(
        `There is already an operator ${email}. For a new password: operators reset-password`,
      );
    }
    return showOneTimePassword(email, password);
  },
  list: async ({ sql }) => {
    const operators = await listOperators(sql);
    const rows = operators.map(({ email, role, createdAt, disabledAt, mustChangePassword }) => {
      const state = disabledAt ? 'disabled' : mustChangePassword ? 'has a one-time password' : 'active';
      return `${email.padEnd(32)} ${role.padEnd(14)} since ${createdAt.toISOString().slice(0, 10)}  ${state}`;
    });
    return rows.join('\n') || 'There is no operator yet. Add one: npm run florin -- operators add <email>';
  },
  disable: async (tools, given) => {
    const email = readEmail(given);
    if (!(await disableOperator(tools, email))) throw noSuch(email);
    return `${email} is disabled. Every session of this operator has ended.`;
  },
  'reset-password': async (tools, given) => {
    const email = readEmail(given);
    const password = await resetPassword(tools, email);
    if (password === undefined) throw noSuch(email);
    return showOneTimePassword(email, password);
  },
  'reset-two-factor': async (tools, given) => {
    const email = readEmail(given);
    if (!(await resetTwoFactor(tools, email))) throw noSuch(email);
    return `${email} now signs in with the password only. Every session of this operator has ended.`;
  },
};

const run = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string', default: 'administrator' },
      'grant-to': { type: 'string' },
      head: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      json: { type: 'boolean' },
      adopt: { type: 'string' },
      note: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [topic, name = '', email, ...rest] = positionals;
  if (values.help) return usage;
  if (topic === 'migrate' && name === '') return runMigrations(values['grant-to']);
  if (topic === 'audit-log' && name === 'verify' && email === undefined)
    return withTools((tools) => verify(tools, values.head));
  if (topic === 'reconcile' && name === '') return withTools((tools) => reconcile(tools, values));
  const command = topic === 'operators' && rest.length === 0 ? commands[name] : undefined;
  if (!command) throw new StartFault(usage);
  const role = roles.find((candidate) => candidate === values.role);
  if (!role) throw new StartFault(`--role must be one of ${roles.join(', ')}.`);
  return withTools((tools) => command(tools, email, role));
};

/** Differences are a result and no fault: they are printed, and the exit code says that there are some. */
const reconcile = async (tools: Tools, options: ReconcileOptions) => {
  const wallet = connectWallet(tools.config, { clock: systemClock, log: tools.log });
  try {
    const { text, isDifferent } = await runReconcileCommand({ ...tools, wallet }, options);
    if (isDifferent) process.exitCode = 2;
    return text;
  } finally {
    await wallet.close();
  }
};

const verify = async (tools: Tools, given: string | undefined) => {
  const head = given === undefined ? undefined : parseHead(given);
  if (given !== undefined && !head) throw new StartFault(`"${given}" is not an auditHead of the log.`);
  const found = await verifyAuditLog(tools, head);
  if (!found.intact) throw new StartFault(brokenTexts[found.cause](found.brokenAt));
  const contained = head ? ', and the given head is one of them' : '';
  return `The audit log is intact: ${found.entries} entries checked${contained}.`;
};

const brokenTexts: Record<Break, (number: number) => string> = {
  altered: (number) =>
    `The audit log is broken at entry ${number}: it was altered, removed or put in. Everything before it is intact.`,
  secret_missing: (number) =>
    `Entry ${number} of the audit log cannot be checked: the secret that its hash is made with is neither in ` +
    'FLORIN_SECRET nor in FLORIN_SECRET_PREVIOUS. Everything before it is intact.',
  head_missing: (number) =>
    `The audit log does not contain the given head: from entry ${number} on, entries were cut off or written anew.`,
};

// oxlint-disable-next-line node/no-process-env -- a program of its own, with its own entry
const readSettings = () => readConfig(process.env);

const runMigrations = async (grantTo: string | undefined) => {
  await migrateDatabase(readSettings(), grantTo, systemClock());
  const rights = grantTo === undefined ? '' : ` The role ${grantTo} has the rights of the service.`;
  return `The schema is up to date.${rights}`;
};

const withTools = async (work: (tools: Tools) => Promise<string>) => {
  const config = readSettings();
  const database = await openDatabase(config, 'command', systemClock());
  try {
    const { sql, reports } = database;
    const isSandbox = config.environment === 'sandbox';
    const testClock = isSandbox ? await loadTestClock(sql, systemClock) : undefined;
    const clock = testClock?.clock ?? systemClock;
    const keyring = await loadKeyring(config);
    // What matters is printed.
    const log = pino({ level: 'silent' });
    return await work({ config, sql, reports, clock, realClock: systemClock, testClock, keyring, log });
  } finally {
    await database.close();
  }
};

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${explainFault(error)}\n`);
  process.exitCode = 1;
}
