import { shownAmount } from '../../http/amount-schema.ts';
import { metadataShown } from '../../http/metadata-schema.ts';
import { keysOf } from '../../keys-of.ts';
import { Type, type Static } from '../../schema.ts';
import { currencyCode, moment, orNull, paymentIdExample, text, whole } from '../../http/described-fields.ts';
import { refundOrigins, refundStatuses } from './refund.ts';

export const refundSchema = Type.Object(
  {
    id: text('The id of the refund.', `${paymentIdExample}-r1`),
    transactionId: text('The payment that it belongs to.', paymentIdExample),
    captureId: orNull(
      text('The capture that it gives back. Null: it was made elsewhere.', `${paymentIdExample}-c1`),
    ),
    status: Type.Enum(keysOf(refundStatuses), {
      title: 'RefundStatus',
      description:
        'under_way: the wallet has not answered yet. pending: it has accepted the refund and decides later, perhaps in days.',
      examples: ['completed'],
    }),
    amount: shownAmount('What goes back to the buyer, in the minor unit of the currency.', 500),
    commissionAmount: shownAmount('What the commission account gives of it. The account gives the rest.', 0),
    feeAmount: orNull(
      shownAmount(
        "What the wallet gave back of its fee, to the operator. Null: the wallet hasn't reported it.",
        10,
      ),
    ),
    netAmount: orNull(
      shownAmount(
        "`amount` less `feeAmount`: what the wallet took from its account. Null: the wallet hasn't reported its fee.",
        490,
      ),
    ),
    currency: currencyCode('The currency of the payment.'),
    shares: Type.Array(
      Type.Object(
        {
          index: orNull(
            whole('Of the item in `items` of the payment, from 0. Null: the payment was distributed.', 0),
          ),
          accountId: text('Who sold it, or has money of the payment.', 'merchant-1'),
          amount: shownAmount('What goes back to the buyer of it.', 500),
          commissionAmount: shownAmount(
            'What the commission account gives of it. The account gives the rest.',
            50,
          ),
        },
        { title: 'RefundShare' },
      ),
      {
        description:
          'Who gives what, where the payment has `distribution: items`, or was distributed and the wallet took the money back. Otherwise empty: the account gives it.',
      },
    ),
    origin: Type.Enum([...refundOrigins], {
      title: 'RefundOrigin',
      description:
        "Who made it. wallet: someone at the wallet's own site. reversal: the wallet took the money back. outside: it was made elsewhere and booked by hand.",
    }),
    comment: orNull(text('Your own text.', 'Sent the wrong song')),
    metadata: metadataShown,
    issue: orNull(
      text(
        "The wallet's name for why it was not made. Null: it was not refused.",
        'REFUND_TIME_LIMIT_EXCEEDED',
      ),
      null,
    ),
    retryable: Type.Boolean({
      description: 'After a failure: whether a new refund may succeed later.',
      examples: [false],
    }),
    createdAt: moment('When it was ordered, or seen.'),
    updatedAt: moment('When something of it last changed.'),
    endedAt: orNull(moment('When it was completed, or failed. Null: not yet.')),
  },
  { title: 'Refund', description: 'A refund' },
);

export type RefundShown = Static<typeof refundSchema>;

export const refundIdSchema = Type.Object({
  refundId: text('The id of the refund.', `${paymentIdExample}-r1`),
});

export const refundsSchema = Type.Array(refundSchema, {
  description: 'Its refunds, the oldest first, no matter who made them.',
});
