import { Type } from '../schema.ts';
import { currencyCode, moment, orNull, paymentIdExample, text, whole } from '../http/described-fields.ts';
import { metadataShown } from '../http/metadata-schema.ts';
import { shownAmount } from '../http/amount-schema.ts';
import { linkedTransfersMax } from './account-transfer-queries.ts';

export const transferIdExample = 'p2p_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11';

export const transferSchema = Type.Object(
  {
    id: text('Its id.', transferIdExample),
    debitAccountId: text("Has less. `commission`: the operator's commission account.", 'my-shop'),
    creditAccountId: text("Has more. `commission`: the operator's commission account.", 'other-shop'),
    amount: shownAmount('In the minor unit of the currency.', 500),
    reversedAmount: shownAmount('What reversals have taken back of it.', 0),
    currency: currencyCode(),
    comment: orNull(text('Your own text.', 'Rent')),
    transactionId: orNull(text('The payment that it belongs to, as you said it.', paymentIdExample)),
    reference: orNull(text('Yours.', 'payout-3')),
    reversalOf: orNull(text('The transfer that this one reverses. Null: it is no reversal.', 'p2p_1'), null),
    distributionId: orNull(
      text('The distribution of a payment that it is a part of. Null: it was made by itself.', 'dis_1'),
      null,
    ),
    metadata: metadataShown,
    createdAt: moment('When it was made.'),
    updatedAt: moment(
      'When its metadata last changed, or it was last reversed. Nothing else of it can change.',
    ),
  },
  { title: 'AccountTransfer', description: 'A transfer between two accounts' },
);

export const operatorTransferSchema = Type.Object(
  {
    ...transferSchema.properties,
    platformId: whole('The platform of both accounts.', 1),
    operator: orNull(text('The e-mail address. Null: a platform ordered it.', 'ada@example.com')),
  },
  { title: 'TransferForOperators', description: 'A transfer between two accounts' },
);

const ofPayment = `Transfers that name the payment, and their reversals: the newest ${linkedTransfersMax}, the newest first.`;
export const transfersOfPaymentSchema = Type.Array(transferSchema, { description: ofPayment });
export const operatorTransfersOfPaymentSchema = Type.Array(operatorTransferSchema, {
  description: ofPayment,
});
