import { momentForm, readCursor } from '../../http/pagination.ts';
import { currencyDigits } from '../../money.ts';
import { invalidRequest, type Fault } from '../../problem.ts';
import type { TransferCursor } from './queries.ts';
import type { TransferFields } from './schema.ts';

/** What the schema cannot state. */
export const refuseFaults = ({ debitAccountId, creditAccountId, currency }: TransferFields) => {
  const faults: Fault[] = [];
  if (debitAccountId === creditAccountId) {
    faults.push({ pointer: '/creditAccountId', detail: 'must be another account than debitAccountId' });
  }
  if (currency !== undefined) faults.push(...currencyFaults(currency));
  if (faults.length > 0) throw invalidRequest(faults);
};

const currencyFaults = (currency: string): Fault[] =>
  currencyDigits(currency) === undefined
    ? [{ pointer: '/currency', detail: `is not a currency of ISO 4217: "${currency}"` }]
    : [];

export const refuseUnknownCurrency = (currency: string) => {
  const faults = currencyFaults(currency);
  if (faults.length > 0) throw invalidRequest(faults);
};

export const readTransferCursor = (after: string | undefined): TransferCursor | undefined => {
  const [at, id] = readCursor(after, [momentForm, /./]) ?? [];
  return at !== undefined && id !== undefined ? { at: new Date(at), id } : undefined;
};

export const writeTransferCursor = ({ at, id }: TransferCursor) => [at.toISOString(), id];
