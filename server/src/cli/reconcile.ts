import { readFile, stat } from 'node:fs/promises';
import { systemClock } from '../clock.ts';
import { defineCommand } from './command.ts';
import { exitCodes } from './exit-code.ts';
import { UsageFault } from './fault.ts';
import { withDependencies } from './with-dependencies.ts';

export const reconcileCommand = defineCommand({
  words: ['reconcile'],
  args: [],
  summary: "compare the wallet's transactions with our books",
  details:
    'Exit code 2: they differ, or not everything could be compared.\n' +
    'With --adopt or --correct it fixes a difference, with --adopt-all many.',
  options: {
    from: { type: 'string', value: '<day>', help: 'the first day, such as 2026-11-01' },
    to: { type: 'string', value: '<day>', help: 'the last day; both are included, in UTC' },
    adopt: { type: 'string', value: '<id>', help: "adopt the wallet's transaction with this id" },
    'adopt-all': {
      type: 'boolean',
      help: 'adopt all of the period that needs no decision',
    },
    owners: {
      type: 'string',
      value: '<file>',
      help: 'unknown payments: CSV of payment,key,account,commission',
    },
    'dry-run': { type: 'boolean', help: 'with --adopt-all: only say what it would do' },
    correct: {
      type: 'string',
      value: '<id>',
      help: 'correct the refund with this id to match the wallet',
    },
    note: { type: 'string', value: '<text>', help: 'why, for the audit log' },
    key: {
      type: 'string',
      value: '<id>',
      help: 'for an unknown payment: the id of its API key',
    },
    account: { type: 'string', value: '<id>', help: 'for an unknown payment: its account' },
    commission: {
      type: 'string',
      value: '<amount>',
      help: 'its commission in cents, for an unknown or changed one',
    },
  },
  run: ({ config, values: { owners: ownersFile, ...values }, say }) =>
    withDependencies(config, async (deps) => {
      const { connectWallet, runReconcileCommand } = await loadWallet();
      const wallet = connectWallet(config, { clock: systemClock, log: deps.log });
      try {
        const owners = ownersFile === undefined ? undefined : await readOwnersFile(ownersFile);
        const options = { ...values, owners };
        const { text, json, hasFindings } = await runReconcileCommand({ ...deps, wallet }, options, say);
        return { text, json, exitCode: hasFindings ? exitCodes.found : exitCodes.done };
      } finally {
        await wallet.close();
      }
    }),
});

/** A line of a payment has some hundred characters, and a comparison a period of a year at most. */
const ownersBytesMax = 64 * 1024 * 1024;

const readOwnersFile = async (file: string) => {
  try {
    if ((await stat(file)).size > ownersBytesMax) throw new Error('it is larger than 64 MiB');
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageFault(`The file of --owners can't be read: ${(error as Error).message}`);
  }
};

/** Most commands don't call the wallet, and start in two thirds of the time without this code (docs/decisions/056). */
const loadWallet = async () => ({
  ...(await import('../wallet/providers.ts')),
  ...(await import('../payments/reconciliation/command.ts')),
});
