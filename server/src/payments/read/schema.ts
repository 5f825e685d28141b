import { Type } from '../../schema.ts';
import { shownAmount } from '../../http/amount-schema.ts';
import { orNull, text } from '../../http/described-fields.ts';
import { metadataFilter } from '../../http/metadata-schema.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { periodQuery } from '../../http/read-period.ts';
import { transfersOfPaymentSchema } from '../../ledger/transfer-schema.ts';
import { disputesSchema } from '../disputes/schema.ts';
import {
  breakdownSchema,
  deliverySchema,
  distributionSchema,
  filterSchema,
  idSchema,
  itemSchema,
  paymentSchema,
  sharesSchema,
  tags,
  timelineSchema,
  timelineStepSchema,
} from '../present/schema.ts';
import { problemCodes } from '../../problem.ts';
import { refundsSchema } from '../refunds/refund-schema.ts';

/** What init took beside what every payment shows. */
const orderSchema = Type.Object({
  redirections: Type.Object(
    {
      returnURL: text('After success.', 'http://localhost:8100/thanks'),
      cancelURL: text('After a cancellation.', 'http://localhost:8100/cart'),
      errorURL: orNull(text('After an error. Null: `cancelURL`.', 'http://localhost:8100/sorry')),
    },
    { title: 'Redirections', description: 'Where the buyer is sent, as init gave it.' },
  ),
  amountBreakdown: orNull(breakdownSchema),
  delivery: orNull(deliverySchema),
  items: Type.Array(itemSchema, { description: 'What is bought.' }),
  distribution: distributionSchema,
  shopName: orNull(text("The name of the shop on the wallet's pages, as init gave it.", 'Records'), null),
  payeeMerchantId: orNull(
    text("The seller's account at the wallet that gets the money. Null: the operator's.", '7XH2KQ9M4RTYP'),
    null,
  ),
});

/** What every call about one payment answers. */
export const wholePaymentSchema = Type.Object(
  {
    ...paymentSchema.properties,
    redirectionUrl: text(
      "Send the buyer there: to the wallet's page, to Florin's while the outcome isn't known, and to one of `redirections` when the payment has ended.",
      'http://localhost:8100/thanks?transactionId=pay_1&extOrderId=5O190127TN364715T&outcome=success',
    ),
    ...orderSchema.properties,
    shares: sharesSchema,
    refunds: refundsSchema,
    disputes: disputesSchema,
    distributedAmount: shownAmount('What was distributed to other accounts, less what was reversed.', 0),
    distributableAmount: shownAmount(
      'What can still be distributed of what the account got: less commission, refunds and what was distributed.',
      1500,
    ),
    transfers: transfersOfPaymentSchema,
    timeline: timelineSchema,
  },
  { title: 'PaymentWithTimeline', description: 'The payment, and what happened to it' },
);

export const readSchema = {
  tags,
  operationId: 'readPayment',
  summary: 'One payment with all that init took, and its timeline',
  params: idSchema,
  response: { 200: wholePaymentSchema },
  problems: [],
};

export const timelinePageSchema = {
  tags,
  operationId: 'listTimeline',
  summary: 'What happened to a payment, newest first',
  params: idSchema,
  querystring: Type.Object(
    { ...pageQuerySchema.properties, ...periodQuery.properties },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(timelineStepSchema) },
  problems: [],
};

export const listSchema = {
  tags,
  operationId: 'listPayments',
  summary: 'Payments, newest first',
  querystring: Type.Object(
    { ...pageQuerySchema.properties, ...filterSchema.properties, metadata: metadataFilter },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(paymentSchema) },
  problems: problemCodes('search_too_wide'),
};
