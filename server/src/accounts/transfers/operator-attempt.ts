import type { AccountTransfer } from '../../ledger/post-account-transfer.ts';
import { currencyDigits, formatMinor } from '../../money.ts';
import { Problem } from '../../problem.ts';
import type { CommissionRequest } from './transfer-commission.ts';
import type { TransferRequest } from './transfer-money.ts';

/** The transfer that an operator's attempt makes, however often it is sent. */
export const idOf = (attempt: string) => `p2p_${attempt.replaceAll('-', '')}`;

/** A request that was changed after its answer was lost must not pass for the one that was carried out. */
export const isRequested = (made: AccountTransfer, order: TransferRequest) =>
  made.fromAccountId === order.fromAccountId && isOrdered(made, order);

/** The same, wherever it is taken from. */
export const isOrdered = (made: AccountTransfer, order: CommissionRequest) =>
  made.reversalOf === null &&
  made.platformId === order.platformId &&
  made.toAccountId === order.toAccountId &&
  made.currency === order.currency &&
  made.amountMinor === order.amountMinor &&
  made.comment === order.comment;

export const otherTransfer = (
  attempt: string,
  { amountMinor, currency, fromAccountId, fromKind, toAccountId, toKind }: AccountTransfer,
) =>
  new Problem(
    'conflict',
    `The attempt ${attempt} has made another transfer already: ${formatMinor(amountMinor, currencyDigits(currency) ?? 0)} ` +
      `${currency} from "${fromAccountId ?? fromKind}" to "${toAccountId ?? toKind}". Send a new attempt.`,
  );
