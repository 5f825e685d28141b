import { Type } from 'typebox';
import { operatorProblems } from '../operators/sessions/session-problems.ts';

const moment = Type.String({ format: 'date-time' });
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const day = Type.String({ description: 'YYYY-MM-DD, of UTC.' });
const count = Type.Integer({ minimum: 0 });
const countOf = (description: string) => Type.Integer({ minimum: 0, description });
/** Written with all its digits, also above the largest exact number of JavaScript. */
const sum = Type.Unsafe<bigint>(Type.Integer());
const volume = { currency: Type.String(), capturedAmount: sum, count: sum };

export const homeSchema = {
  tags: ['Dashboard'],
  operationId: 'readHome',
  summary: 'The state of the installation, in a few numbers',
  response: {
    200: Type.Object(
      {
        now: moment,
        day,
        today: Type.Object(
          {
            started: countOf('Payments started today. The next counts are the outcomes of these payments.'),
            captured: count,
            failed: countOf('Finally declined. Cancelled and expired payments are counted separately.'),
            cancelled: count,
            expired: count,
            underWay: countOf('Not finished yet.'),
            successShare: orNull(
              Type.Number({ minimum: 0, maximum: 1, description: 'captured / (captured + failed).' }),
            ),
            volumes: Type.Array(Type.Object(volume), {
              description: 'Captured today, also from payments started earlier. From the ledger.',
            }),
          },
          { description: 'Since midnight UTC' },
        ),
        days: Type.Array(Type.Object({ day, ...volume }), {
          description: 'Captured on each of the last 30 days, including today. From the ledger.',
        }),
        inDoubt: Type.Object(
          { count, oldestAt: orNull(moment) },
          { description: 'The wallet has not reported the outcome yet. Florin keeps asking.' },
        ),
        quarantined: Type.Object(
          { count },
          { description: 'The wallet contradicts our records. A person has to check.' },
        ),
        disputes: Type.Object(
          { count, nearestDueAt: orNull(moment) },
          { description: "Disputes that the seller has to answer at the wallet's site, and by when." },
        ),
        reconciliation: orNull(
          Type.Object(
            { endedAt: moment, differenceCount: count },
            { description: 'The last comparison of the wallet with what is booked.' },
          ),
        ),
        wallet: Type.Object(
          {
            state: Type.Enum(['well', 'failing', 'unknown'], {
              description: 'Unknown: Florin has not called the wallet in the last 15 minutes.',
            }),
            lastAnswerAt: orNull(moment),
            recentCalls: countOf('In the last 15 minutes, the newest 10,000 at most.'),
            hasMoreCalls: Type.Boolean({
              description: 'There were more than 10,000. The other figures are about the newest 10,000.',
            }),
            recentFailures: countOf('How many of these had no usable answer. A refusal is an answer.'),
            medianMs: orNull(Type.Number()),
          },
          { description: 'The wallet, from the point of view of Florin' },
        ),
      },
      { title: 'Home', description: 'The current state' },
    ),
  },
  problems: operatorProblems,
};
