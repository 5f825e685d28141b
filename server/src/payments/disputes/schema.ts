import { shownMoney } from '../../http/amount-schema.ts';
import { Type } from '../../schema.ts';
import { disputeStages, disputeStatuses } from '../../wallet/wallet.ts';
import {
  currencyCode,
  currencyFilter,
  moment,
  orNull,
  paymentIdExample,
  text,
} from '../../http/described-fields.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { periodQuery } from '../../http/read-period.ts';
import { problemCodes } from '../../problem.ts';
import { queryText } from '../present/schema.ts';

const disputeSchema = Type.Object(
  {
    id: text('The id of the dispute.', `${paymentIdExample}-PP-D-12345`),
    extDisputeId: text('Its id at the wallet.', 'PP-D-12345'),
    transactionId: text('The payment that it is about.', paymentIdExample),
    status: Type.Enum([...disputeStatuses], {
      title: 'DisputeStatus',
      description:
        "open: the buyer waits for the seller's first answer. other: the wallet has a word that Florin does not know.",
    }),
    stage: Type.Enum([...disputeStages], { title: 'DisputeStage', description: 'How far it has come.' }),
    reason: text("The wallet's own word.", 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED'),
    outcome: orNull(
      text("The wallet's own word for how it ended. Null: it has not.", 'RESOLVED_SELLER_FAVOUR'),
      null,
    ),
    amount: shownMoney('What is disputed, in the minor unit of the currency.', 1500),
    currency: currencyCode(),
    waitsForSeller: Type.Boolean({ description: 'The seller has to answer, at the site of the wallet.' }),
    sellerDueAt: orNull(moment('Until when the seller has to answer.')),
    createdAt: moment('When the buyer complained.'),
    updatedAt: moment('When the wallet last changed it.'),
  },
  { title: 'Dispute', description: 'A complaint of the buyer' },
);

/** For operators, who answer it there. */
export const linkedDisputeSchema = Type.Object(
  {
    ...disputeSchema.properties,
    walletUrl: text(
      "The page of the wallet's site on which the seller answers it.",
      'https://wallet.example/disputes/PP-D-12345',
    ),
  },
  { title: 'LinkedDispute' },
);

export const listedDisputeSchema = Type.Object(
  {
    ...linkedDisputeSchema.properties,
    reference: orNull(text('What the platform calls the payment.', 'Order 1001')),
  },
  { title: 'ListedDispute' },
);

export const disputesSchema = Type.Array(disputeSchema, { description: 'Its disputes, the oldest first.' });

export const listDisputesSchema = {
  tags: ['Disputes'],
  operationId: 'listDisputes',
  summary: 'Disputes about payments of the platform, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      ...periodQuery.properties,
      status: Type.Optional(Type.Enum([...disputeStatuses], { description: 'Shown with this status now.' })),
      currency: currencyFilter,
      reference: Type.Optional(queryText(50, 'The reference of the payment.')),
      transactionId: Type.Optional(queryText(200, 'About this payment.')),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(disputeSchema) },
  problems: problemCodes('search_too_wide'),
};
