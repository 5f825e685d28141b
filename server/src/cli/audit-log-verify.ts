import { parseHead } from '../audit/audit-head.ts';
import { verifyAuditLog, type Break } from '../audit/verify-audit-log.ts';
import type { Config } from '../start/config.ts';
import { defineCommand, type Result } from './command.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { UsageFault } from './fault.ts';
import { withDependencies } from './with-dependencies.ts';

export const verifyCommand = defineCommand({
  words: ['audit-log', 'verify'],
  args: [],
  summary: 'check that nobody has altered the audit log',
  details: 'Exit code 2: the log was altered. 1: it could not be checked.',
  options: {
    head: { type: 'string', value: '<head>', help: 'an auditHead of the log, which must be contained' },
  },
  run: ({ config, values: { head: given } }) => {
    const head = given === undefined ? undefined : parseHead(given);
    if (given !== undefined && !head) throw new UsageFault(`"${given}" is not an auditHead of the log.`);
    return withDependencies(config, async (deps): Promise<Result> => {
      const found = await verifyAuditLog(deps, head);
      if (!found.intact) {
        const { describe, exitCode } = breaks[found.cause];
        return { text: describe(found.brokenAt, config), json: found, exitCode };
      }
      const contained = head ? ', and the given head is one of them' : '';
      return { text: `The audit log is intact: ${found.entries} entries checked${contained}.`, json: found };
    });
  },
});

const breaks: Record<Break, { describe: (number: number, config: Config) => string; exitCode: ExitCode }> = {
  altered: {
    describe: (number) =>
      `The audit log is broken at entry ${number}: it was altered, removed or inserted. Everything before it is intact.`,
    exitCode: exitCodes.found,
  },
  secret_missing: {
    describe: (number, { secretFile }) =>
      `Entry ${number} of the audit log cannot be checked: the secret that its hash is made with is ` +
      `${secretFile === undefined ? 'neither in FLORIN_SECRET nor in FLORIN_SECRET_PREVIOUS' : 'not in the file of FLORIN_SECRET_FILE'}. ` +
      'Everything before it is intact.',
    exitCode: exitCodes.failed,
  },
  head_missing: {
    describe: (number) =>
      `The audit log does not contain the given head: from entry ${number} on, entries were cut off or rewritten.`,
    exitCode: exitCodes.found,
  },
};
