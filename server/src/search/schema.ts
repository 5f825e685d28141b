import { shownAmount } from '../http/amount-schema.ts';
import { currencyCode, orNull, paymentIdExample, text, whole } from '../http/described-fields.ts';
import { noZeroBytePattern } from '../http/text-schema.ts';
import { problemCodes } from '../problem.ts';
import { Type } from '../schema.ts';
import { hitKinds } from './find-hits.ts';

const hitSchema = Type.Object(
  {
    kind: Type.Enum([...hitKinds], { description: 'What it is.' }),
    id: text('Its own id.', `${paymentIdExample}-r1`),
    about: text('What tells it from others of its kind.', '1JU08902781691411'),
    shownBy: text(
      'The id of what has the page that shows it: the payment of a dispute or a call, the endpoint of a delivery, an account of a transfer; otherwise its own.',
      `${paymentIdExample}-r1`,
    ),
    platformId: orNull(whole('Its platform, where that is a part of the address.', 1)),
    amount: orNull(shownAmount('In the minor unit of the currency.', 500)),
    currency: orNull(currencyCode()),
  },
  { title: 'SearchHit' },
);

export const searchSchema = {
  tags: ['Dashboard'],
  operationId: 'search',
  needs: 'read' as const,
  summary:
    'Refunds, disputes, transfers, payouts and their runs, calls of the wallet, transactions that a comparison with it has listed, events, deliveries, endpoints and API keys by any of their ids',
  description:
    'Three of each kind at most. Endpoints are also found by a part of their address, transfers by their reference, API keys by a part of their name. Calls are found by their debug id among the newest 50,000, and API keys only by those whose role lets them see API keys. Payments and accounts have lists that can be searched.',
  querystring: Type.Object(
    {
      search: Type.String({
        minLength: 1,
        maxLength: 256,
        pattern: noZeroBytePattern,
        description: 'An id, as any page or answer has it.',
        examples: ['PP-D-12345'],
      }),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object(
      { items: Type.Array(hitSchema, { description: 'By kind, three of each at most.' }) },
      { title: 'SearchHits', description: 'By kind' },
    ),
  },
  problems: problemCodes('search_too_wide'),
};
