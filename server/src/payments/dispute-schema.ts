import { Type } from 'typebox';
import { disputeStages, disputeStatuses } from '../wallet/wallet.ts';
import { moment, orNull } from './schema.ts';

const disputeSchema = Type.Object(
  {
    id: Type.String({ description: "The wallet's id of it." }),
    transactionId: Type.String({ description: 'The payment that it is about.' }),
    status: Type.Enum([...disputeStatuses], {
      title: 'DisputeStatus',
      description:
        "open: the buyer waits for the seller's first answer. other: the wallet has a word that Florin does not know.",
    }),
    stage: Type.Enum([...disputeStages], { title: 'DisputeStage' }),
    reason: Type.String({ description: "The wallet's own word." }),
    outcome: orNull(Type.String({ description: "The wallet's own word for how it ended." })),
    amount: Type.Integer({ description: 'What is disputed, in the minor unit of the currency.' }),
    currency: Type.String(),
    waitsForSeller: Type.Boolean({ description: 'The seller has to answer, at the site of the wallet.' }),
    sellerDueAt: orNull(Type.String({ format: 'date-time', description: 'Until then.' })),
    openedAt: moment,
    updatedAt: moment,
  },
  { title: 'Dispute', description: 'A complaint of the buyer' },
);

/** For operators, who answer it there. */
export const linkedDisputeSchema = Type.Object(
  {
    ...disputeSchema.properties,
    walletUrl: Type.String({ description: "The page of the wallet's site on which the seller answers it." }),
  },
  { title: 'LinkedDispute' },
);

export const disputesSchema = Type.Array(disputeSchema, { description: 'Its disputes, the oldest first.' });
