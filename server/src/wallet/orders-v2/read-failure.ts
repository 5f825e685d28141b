import type { ReadFailure } from '../calling/exchange.ts';
import { readWireError } from './wire.ts';

/** The wallet's name for what went wrong, the most precise one that it gave. */
export const readIssue = (body: unknown) => {
  const error = readWireError(body);
  return error?.details?.find(({ issue }) => issue !== undefined)?.issue ?? error?.name ?? error?.error;
};

/** The id by which the wallet's support finds the call is in both places, or in one of them. */
export const readFailure: ReadFailure = (body, headers) => {
  const header = headers['paypal-debug-id'];
  const debugId = readWireError(body)?.debug_id ?? (typeof header === 'string' ? header : undefined);
  return { issue: readIssue(body), debugId };
};
