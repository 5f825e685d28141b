import { shownMoney } from '../http/amount-schema.ts';
import { accountIdLengthMax } from '../account-id.ts';
import { Type } from '../schema.ts';
import { orNull, paymentIdExample, text } from '../http/described-fields.ts';
import { accountIdText, noZeroBytePattern } from '../http/text-schema.ts';

export const tags = ['Accounts'];

/** Beyond the numbers that JavaScript is exact in, a sum is still written out whole. */
export const sum = (description: string, example = 85_000) =>
  Type.Unsafe<bigint>(shownMoney(description, example));

/** An id of 256 characters is longer than what other lists are ordered by. */
export const accountCursor = Type.Optional(
  Type.String({ maxLength: 2000, description: 'The `nextCursor` of the previous page.' }),
);

export const accountParams = Type.Object({
  accountId: accountIdText('Your own id for the account.', 'my-shop'),
});

export const postingKinds =
  'What it was posted for: `capture`, `refund`, `chargeback` (the wallet took the money back itself), `correction` of a wrong refund, ' +
  'a `transfer` between accounts, the `reversal` of one, a `payout`, or `payout_returned`: one that came back.';

export const refundOfPosting = {
  refundId: orNull(
    text(
      'The refund, also of a chargeback. Null: it is none, or was corrected since.',
      `${paymentIdExample}-r1`,
    ),
    null,
  ),
  origin: orNull(
    text(
      'Where the refund was made: `platform`, `operator`, `wallet` (at its own site), `reversal` (the wallet took the money back), or ' +
        '`outside`. Null: it is no refund.',
      'platform',
    ),
    null,
  ),
};

export const accountQuery = (description: string) =>
  Type.Optional(Type.String({ maxLength: accountIdLengthMax, pattern: noZeroBytePattern, description }));

/** For operators, who see every platform. */
const platform = {
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'The platform whose it is. Left out: the first one.',
};
export const platformInBody = Type.Optional(Type.Integer({ ...platform, examples: [1] }));
export const platformInQuery = Type.Optional(Type.Integer(platform));
