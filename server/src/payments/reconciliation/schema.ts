import { shownMoney } from '../../http/amount-schema.ts';
import { Type } from '../../schema.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { currencyCode, moment, orNull, paymentIdExample, text } from '../../http/described-fields.ts';
import { transactionCategories } from '../../wallet/wallet.ts';
import { differenceKinds, differenceSubjects } from './difference.ts';

/** How many differences of each run are listed. */
export const shownMax = 100;

const count = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] });

const differenceSchema = Type.Object(
  {
    kind: Type.Enum([...differenceKinds], {
      description: '`missing_here`: at the wallet and not booked here. `missing_there`: the reverse.',
    }),
    subject: Type.Enum([...differenceSubjects], { description: 'What it is about.' }),
    walletId: text('The id of the capture or refund at the wallet.', '3C679366HH908993F'),
    paymentId: orNull(
      text('What the wallet was given as our id. There may be no such payment.', paymentIdExample),
    ),
    wallet: Type.Object(
      {
        status: orNull(text("The wallet's own word.", 'S')),
        amount: orNull(shownMoney('In the minor unit of the currency.', 1500)),
        currency: orNull(currencyCode()),
        createdAt: orNull(moment('When it moved there.')),
      },
      { description: 'What the wallet has of it.' },
    ),
    here: Type.Object(
      {
        status: orNull(text('Its status here.', 'awaiting_approval')),
        amount: orNull(shownMoney('In the minor unit of the currency.', 1500)),
        currency: orNull(currencyCode()),
      },
      { description: 'What we have of it.' },
    ),
  },
  { title: 'ReconciliationDifference' },
);

const foreignSchema = Type.Object(
  {
    walletId: text('Its id at the wallet.', '8YB23456XK901234L'),
    category: Type.Enum([...transactionCategories], { description: 'What it is.' }),
    code: text("The wallet's own word for what it is.", 'T0400'),
    amount: orNull(
      shownMoney('In the minor unit of the currency. What left the account is below zero.', -25_000),
    ),
    currency: orNull(currencyCode()),
    createdAt: orNull(moment('When it moved.')),
  },
  { title: 'ForeignTransaction' },
);

const reconciliationSchema = Type.Object(
  {
    id: text('Its id.', '5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11'),
    requestedBy: Type.Enum(['service', 'operator'], { description: '`service`: the daily one.' }),
    from: moment('The begin of the period.', '2026-11-14T00:00:00.000Z'),
    to: moment('The end of the period.', '2026-11-15T00:00:00.000Z'),
    comparedUntil: moment("The wallet's reports did not go further than this.", '2026-11-15T00:00:00.000Z'),
    endedAt: moment('When it was done.'),
    walletTransactions: count('How many transactions of the wallet were compared.', 120),
    ownEntries: count('How many entries of ours were compared.', 120),
    unchecked: count('Entries that could not be compared: the wallet did not say enough about them.', 0),
    unreadable: Type.Array(Type.String(), {
      description:
        "Some of those: rows of the wallet's report that could not be read, by their ids or by where they were. The first 20.",
      examples: [[]],
    }),
    differenceCount: count('All of them, also those that are not listed.', 0),
    differences: Type.Array(differenceSchema, { description: 'The first 100.' }),
    foreignCount: count('All of them, also those that are not listed.', 0),
    foreign: Type.Array(foreignSchema, {
      description:
        'What moved at the wallet and is no payment of Florin, such as donations, payouts to the bank, conversions and holds. The first 100.',
    }),
  },
  { title: 'Reconciliation' },
);

export const listSchema = {
  tags: ['Dashboard'],
  operationId: 'listReconciliations',
  needs: 'read' as const,
  summary: 'Comparisons of what moved at the wallet with what is booked here, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 50, default: 20, description: 'Comparisons on a page.' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(reconciliationSchema) },
};
