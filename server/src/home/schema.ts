import { Type } from 'typebox';
import { problemResponses } from '../http/problem-schema.ts';

const moment = Type.String({ format: 'date-time' });
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const day = Type.String({ description: 'YYYY-MM-DD, of UTC.' });
const count = Type.Integer({ minimum: 0 });
const countOf = (description: string) => Type.Integer({ minimum: 0, description });
/** Beyond the numbers that JavaScript is exact in, a sum is still written out whole. */
const sum = Type.Unsafe<bigint>(Type.Integer());
const volume = { currency: Type.String(), capturedAmount: sum, count: sum };

export const homeSchema = {
  tags: ['Dashboard'],
  operationId: 'readHome',
  summary: 'How the installation is doing, at a glance',
  response: {
    200: Type.Object(
      {
        now: moment,
        day,
        today: Type.Object(
          {
            started: countOf('Payments started today; what follows is what has become of these.'),
            captured: count,
            failed: countOf('Declined for good. Cancelled and expired ones are counted apart.'),
            cancelled: count,
            expired: count,
            underWay: countOf('Not over yet.'),
            successShare: orNull(
              Type.Number({ minimum: 0, maximum: 1, description: 'captured / (captured + failed).' }),
            ),
            volumes: Type.Array(Type.Object(volume), {
              description: 'Captured today, whenever started; from the ledger.',
            }),
          },
          { description: 'Since midnight UTC' },
        ),
        days: Type.Array(Type.Object({ day, ...volume }), {
          description: 'What was captured on each of the last 30 days, today included; from the ledger.',
        }),
        inDoubt: Type.Object(
          { count, oldestAt: orNull(moment) },
          { description: 'The wallet was asked, and has not told the outcome yet. Florin keeps asking.' },
        ),
        quarantined: Type.Object(
          { count },
          { description: 'The wallet contradicted us: a person has to look.' },
        ),
        wallet: Type.Object(
          {
            state: Type.Enum(['well', 'failing', 'unknown'], {
              description: 'Unknown: nobody has called it in the last 15 minutes.',
            }),
            lastAnswerAt: orNull(moment),
            recentCalls: countOf('In the last 15 minutes, a thousand at the most.'),
            recentFailures: countOf('Of these, without a usable answer. A refusal is an answer.'),
            medianMs: orNull(Type.Number()),
          },
          { description: 'The wallet, as seen from here' },
        ),
      },
      { description: 'The present state' },
    ),
    ...problemResponses(401, 403),
  },
};
