import { findAccountIdFault } from '../../account-id.ts';
import { StartFault } from '../../start/start-fault.ts';
import type { Owner } from './enter-payment.ts';

const columns = ['payment', 'key', 'account', 'commission'];

/** The cells of a line of CSV (RFC 4180). Undefined: a quote isn't closed, or something follows it. */
const readCells = (line: string): string[] | undefined => {
  const cells: string[] = [];
  const cell = /("(?:[^"]|"")*"|[^",]*)(,|$)/y;
  while (cell.lastIndex <= line.length) {
    const [, text, end] = cell.exec(line) ?? [];
    if (text === undefined) return undefined;
    cells.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
    if (end === '') return cells;
  }
  return undefined;
};

/** Whose payments were, by their ids: a line for each one, under the names of the columns. */
export const readOwners = (text: string): ReadonlyMap<string, Owner> => {
  const [first = '', ...lines] = text.replace(/^\u{FEFF}/u, '').split(/\r?\n/);
  if (readCells(first)?.join() !== columns.join())
    throw new StartFault(`The first line of --owners has to be ${columns.join()}.`);
  const owners = new Map<string, Owner>();
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const cells = readCells(line) ?? [];
    const [payment = '', apiKeyId = '', accountId = '', commission = ''] = cells;
    const fault =
      cells.length !== columns.length || apiKeyId === ''
        ? `is not ${columns.join()}`
        : (accountFault(accountId) ??
          commissionFault(commission) ??
          (owners.has(payment) ? 'repeats a payment' : undefined));
    if (fault !== undefined) throw new StartFault(`Line ${index + 2} of --owners ${fault}.`);
    owners.set(payment, { apiKeyId, accountId, commissionMinor: BigInt(commission) });
  }
  return owners;
};

const accountFault = (accountId: string) => {
  const fault = accountId === '' ? 'is empty' : findAccountIdFault(accountId);
  return fault && `has an account that ${fault}`;
};

/** Of an empty cell, 0 would be a guess. */
const commissionFault = (commission: string) =>
  /^\d{1,13}$/.test(commission) ? undefined : 'needs the commission in the smallest unit, such as 150 or 0';
