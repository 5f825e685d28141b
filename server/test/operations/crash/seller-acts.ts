import { createPayout } from '../../../src/payouts/create-payout.ts';
import { scheduledPayoutIdOf } from '../../../src/payouts/payout.ts';
import { Problem } from '../../../src/problem.ts';
import { givenTransfer } from '../../accounts/given-transfer.ts';
import { platformActing } from '../../support/actors.ts';
import type { Scene } from './acts.ts';
import { givenBankAccount } from './run-payout.ts';
import { accountOf, coverAccountOf, sellerOf, type World } from './world.ts';

/** What the seller of a run is held back: a fifth, in hundredths of a percent. */
export const reserve = { rate: 2000, days: 30 };

/** The seller and the account of the payment can be paid out, and a cover account with 100 bears what they lack. */
export const givenSellers = async (world: World, provider: string, paymentId: string) => {
  await givenBankAccount(world, sellerOf(paymentId), reserve);
  await givenBankAccount(world, accountOf(paymentId));
  await givenTransfer(world.owner, 'lender', coverAccountOf(provider));
};

/** Pays out whatever both accounts have. Whoever asks again under the same name asks for the same payouts. */
export const payOut = async ({ deps, id, apiKeyId }: Scene, name: string) => {
  for (const accountId of [sellerOf(id), accountOf(id)]) {
    const payoutId = scheduledPayoutIdOf({ platformId: 1, accountId: `${accountId} ${name}` }, new Date(0));
    const request = { platformId: 1, accountId, currency: 'EUR', amountMinor: undefined, apiKeyId };
    try {
      await createPayout(
        deps,
        { ...request, id: payoutId, reference: null, metadata: null },
        platformActing(apiKeyId),
      );
    } catch (error) {
      // It has nothing.
      if (!(error instanceof Problem)) throw error;
    }
  }
};
