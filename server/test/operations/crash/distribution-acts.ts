import { distributePayment } from '../../../src/accounts/transfers/distribute-payment.ts';
import { requireReversible, reverseTransfer } from '../../../src/accounts/transfers/reverse-transfer.ts';
import { makeEnsureAccount } from '../../../src/ledger/ensure-account.ts';
import { findTransfer } from '../../../src/ledger/account-transfer-queries.ts';
import { platformActing } from '../../support/actors.ts';
import type { Scene } from './acts.ts';
import { sellerOf } from './world.ts';

/** What each distribution of a crash run moves: to two accounts, and to the commission account. */
export const distributed = { transfers: 3, amountMinor: 500n };

type Of = Pick<Scene, 'deps' | 'id' | 'apiKeyId'>;

/** Passes money of the payment on. Whoever asks again under the same name asks for the same distribution. */
export const distribute = async ({ deps, id, apiKeyId }: Of, name: string) => {
  const common = { commissionMinor: 0n, comment: null, reference: null, metadata: null };
  const parts = [
    { ...common, accountId: sellerOf(id), amountMinor: 400n, commissionMinor: 40n },
    { ...common, accountId: `partner-${id}`, amountMinor: 100n },
  ];
  const ensureAccount = makeEnsureAccount(deps);
  for (const { accountId } of parts) await ensureAccount({ platformId: 1, accountId });
  await distributePayment(deps, id, { id: `dis_${id}_${name}`, parts, apiKeyId }, platformActing(apiKeyId));
};

/** Takes back what the seller got by the first distribution: a part, or all that is left of it. */
export const reverse = async (
  { deps, id, apiKeyId }: Of,
  { name, amountMinor }: { readonly name: string; readonly amountMinor: bigint | undefined },
) => {
  const made = await findTransfer(deps.sql, `p2p_${id}_first_001`);
  if (!made) return;
  const request = {
    id: `p2p_${id}_${name}`,
    amountMinor,
    comment: null,
    reference: null,
    metadata: null,
    apiKeyId,
    operator: null,
  };
  await reverseTransfer(deps, requireReversible(made), request, platformActing(apiKeyId));
};
