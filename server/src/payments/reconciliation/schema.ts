import { Type } from 'typebox';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { operatorProblems } from '../../operators/sessions/session-problems.ts';
import { differenceKinds, differenceSubjects } from './difference.ts';

/** So many differences of each run are listed. */
export const shownMax = 100;

const moment = Type.String({ format: 'date-time' });
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const count = (description: string) => Type.Integer({ minimum: 0, description });

const differenceSchema = Type.Object(
  {
    kind: Type.Enum([...differenceKinds], {
      description: '`missing_here`: at the wallet and not booked here. `missing_there`: the reverse.',
    }),
    subject: Type.Enum([...differenceSubjects]),
    walletId: Type.String({ description: 'The id of the capture or refund at the wallet.' }),
    paymentId: orNull(
      Type.String({ description: 'What the wallet was given as our id. There may be no such payment.' }),
    ),
    wallet: Type.Object({
      status: orNull(Type.String({ description: "The wallet's own word." })),
      amount: orNull(Type.Integer()),
      currency: orNull(Type.String()),
      at: orNull(moment),
    }),
    here: Type.Object({
      status: orNull(Type.String()),
      amount: orNull(Type.Integer()),
      currency: orNull(Type.String()),
    }),
  },
  { title: 'ReconciliationDifference' },
);

const reconciliationSchema = Type.Object(
  {
    id: Type.String(),
    orderedBy: Type.Enum(['service', 'operator'], { description: '`service`: the daily one.' }),
    from: moment,
    to: moment,
    comparedUntil: Type.String({
      format: 'date-time',
      description: "The wallet's reports did not go further than this.",
    }),
    endedAt: moment,
    walletTransactions: count('How many transactions of the wallet were compared.'),
    ownEntries: count('How many entries of ours were compared.'),
    unchecked: count('Entries of ours that the wallet did not say anything about.'),
    differenceCount: count('All of them, also those that are not listed.'),
    differences: Type.Array(differenceSchema, { description: 'The first 100.' }),
  },
  { title: 'Reconciliation' },
);

export const listSchema = {
  tags: ['Dashboard'],
  operationId: 'listReconciliations',
  summary: 'Comparisons of what moved at the wallet with what is booked here, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(reconciliationSchema) },
  problems: operatorProblems,
};
