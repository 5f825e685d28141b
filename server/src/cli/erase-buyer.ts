import type { Selection } from '../payments/erasure/queries.ts';
import { defineCommand } from './command.ts';
import { UsageFault } from './fault.ts';
import { readEmail } from './operators/named-operator.ts';
import { withDependencies } from './with-dependencies.ts';
import { erase } from '../payments/erasure/erase.ts';

export const eraseBuyerCommand = defineCommand({
  words: ['erase-buyer'],
  args: [],
  summary: 'remove what names a buyer; the books stay',
  details:
    "Name, e-mail, address, IP and the wallet's id of the person. Say whose, with\n" +
    'one of the first three options. Backups from before still have it.',
  options: {
    email: { type: 'string', value: '<e-mail>', help: 'of the buyer, as the wallet knows it' },
    payment: { type: 'string', value: '<id>', help: 'of one payment' },
    before: { type: 'string', value: '<day>', help: 'of all payments made before this day, in UTC' },
    'dry-run': { type: 'boolean', help: 'erase nothing, and say how many there are' },
  },
  uses: ['database', 'secret'],
  run: ({ config, values: { 'dry-run': isTrial = false, ...values } }) => {
    const selection = readSelection(values);
    return withDependencies(config, async (deps) => {
      const { found, erased } = await erase(deps, selection, isTrial, 'command line');
      if (isTrial)
        return { text: `${count(found)} would be erased. Nothing was done.`, json: { found, erased } };
      const left = found - erased;
      const open = left === 0 ? '' : ` ${count(left)} still open: run it again when they are over.`;
      return {
        text:
          `What named the buyer was erased in ${count(erased)}.${open}\n` +
          'Backups from before still have it, and so has the audit log if an operator exported a search for it.',
        json: { found, erased },
      };
    });
  },
});

const count = (payments: number) => (payments === 1 ? '1 payment' : `${payments} payments`);

interface Given {
  readonly email?: string;
  readonly payment?: string;
  readonly before?: string;
}

const readSelection = ({ email, payment, before }: Given): Selection => {
  const given = [email, payment, before].filter((value) => value !== undefined);
  if (given.length !== 1)
    throw new UsageFault('Say whose data, with one of --email, --payment and --before.');
  if (email !== undefined) return { by: 'person', email: readEmail(email), accountIds: [] };
  if (payment !== undefined) return { by: 'payment', id: payment };
  const day = new Date(`${before}T00:00:00Z`);
  // JavaScript takes 31 February for 3 March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== before)
    throw new UsageFault('--before must be a day, such as 2026-01-31.');
  return { by: 'age', before: day };
};
