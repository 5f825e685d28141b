import type { AccountKey } from '../account-id.ts';
import type { Transaction } from '../database/client.ts';
import { toJsonText, type Metadata } from '../metadata.ts';

/** The accounts between which the money of a payout moves. `payout`: what is on its way. `bank`: where the operator's bank account is. */
export type PayoutAccountKind = 'account' | 'payout' | 'bank';

/**
 * The steps that payouts post: money leaves the account and the bank, or comes back from either of them. The id of the transfer
 * ends with the step, so each is posted once.
 */
const steps = {
  reserve: { from: 'account', to: 'payout' },
  back: { from: 'payout', to: 'account' },
  pay: { from: 'payout', to: 'bank' },
  return: { from: 'bank', to: 'account' },
} as const satisfies Record<string, { from: PayoutAccountKind; to: PayoutAccountKind }>;

export type PayoutStep = keyof typeof steps;

export interface PayoutPosting extends AccountKey {
  readonly payoutId: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly reference: string | null;
  readonly metadata: Metadata | null;
  readonly apiKeyId: string | null;
  readonly operator: string | null;
}

/** Posts a step of a payout whose account, or row, the caller has locked. What comes back is linked to what has left. */
export const postPayout = async (tx: Transaction, step: PayoutStep, at: Date, payout: PayoutPosting) => {
  const { payoutId, platformId, accountId, currency, amountMinor, reference, metadata, apiKeyId, operator } =
    payout;
  const { from, to } = steps[step];
  const accountOn = (kind: PayoutAccountKind) => (kind === 'account' ? accountId : null);
  await tx`
    with written as (
      insert into account_transfers (id, platform_id, at, from_kind, from_account_id, to_kind, to_account_id, currency, amount_minor,
        reference, reverses, payout_id, api_key_id, operator)
      values (${`${payoutId}_${step}`}, ${platformId}, ${at}, ${from}, ${accountOn(from)}, ${to}, ${accountOn(to)}, ${currency},
        ${amountMinor}, ${reference}, ${to === 'account' ? `${payoutId}_reserve` : null}, ${payoutId}, ${apiKeyId},
        ${operator})
      returning id),
    noted as (
      insert into account_transfer_metadata (transfer_id, metadata)
      select id, metadata from written cross join (values (${toJsonText(metadata)}::text::jsonb)) as given (metadata)
      where metadata is not null)
    insert into account_transfers_to_sum (id) select id from written`;
};
