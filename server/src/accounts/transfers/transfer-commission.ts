import { lockPlatform } from '../../access/platforms/queries.ts';
import type { OperatorActor } from '../../audit/record-act.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findTransfer } from '../../ledger/account-transfer-queries.ts';
import type { AccountTransfer } from '../../ledger/post-account-transfer.ts';
import { sumAvailableCommission } from '../../payments/store/sum-accounts.ts';
import { Problem } from '../../problem.ts';
import { writeTransfer, type TransferRequest } from './transfer-money.ts';

/** To an account of the same platform. */
export type CommissionRequest = Pick<
  TransferRequest,
  'id' | 'platformId' | 'toAccountId' | 'currency' | 'amountMinor' | 'comment'
>;

/**
 * Moves what the operator has earned with a platform to one of its accounts. It never takes more than is there, whatever the setting for
 * accounts of platforms says: nobody lends money to the operator.
 */
export const transferCommission = (
  deps: Dependencies,
  order: CommissionRequest,
  by: OperatorActor,
): Promise<AccountTransfer> =>
  deps.sql.begin(async (tx) => {
    const { id, platformId, currency, amountMinor } = order;
    await lockPlatform(tx, platformId);
    const done = await findTransfer(tx, id);
    if (done) return done;
    const availableMinor = await sumAvailableCommission(tx, platformId, currency);
    if (amountMinor > availableMinor) {
      throw new Problem(
        'balance_too_low',
        `The commission account has ${availableMinor} available in ${currency}, and the transfer takes ${amountMinor}. ` +
          'Both are in the minor unit.',
      );
    }
    const origin = { fromKind: 'commission', fromAccountId: null, toKind: 'account' } as const;
    const nothing = {
      paymentId: null,
      reference: null,
      reversalOf: null,
      distributionId: null,
      metadata: null,
      apiKeyId: null,
    };
    return writeTransfer(tx, deps, { ...order, ...origin, ...nothing, operator: by.email }, by);
  });
