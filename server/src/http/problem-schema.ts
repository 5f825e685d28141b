import type { FastifySchema } from 'fastify';
import { Type } from '../schema.ts';
import { keysOf } from '../keys-of.ts';
import { problems, problemType, type ProblemCode } from '../problem.ts';

declare module 'fastify' {
  interface FastifySchema {
    /**
     * What this route itself can answer. What holds for many routes is added where it is decided: `generalProblems`
     * below, and `addProblems` beside a hook.
     */
    problems?: readonly ProblemCode[];
  }
}

/** For a hook that runs before routes: what it can answer is described on every one of them. */
export const addProblems = (schema: FastifySchema, codes: readonly ProblemCode[]): FastifySchema => ({
  ...schema,
  problems: [...codes, ...(schema.problems ?? [])],
});

const isHealth = (url: string) => url.startsWith('/health/');

/** What any route can answer, by its method and path (see `receiveRequests` in app.ts, overload.ts and errors.ts). */
export const generalProblems = (method: string, url: string): ProblemCode[] => [
  'malformed_request',
  'invalid_request',
  ...(isHealth(url) ? [] : (['rate_limited', 'overloaded', 'internal_error'] as const)),
  ...(method === 'GET' ? [] : (['malformed_body', 'unsupported_media_type', 'body_too_large'] as const)),
  // A path that is too long, or that has a zero byte in it.
  ...(url.includes(':') ? (['not_found'] as const) : []),
];

/** RFC 9457: the error answer of every route of the JSON API. */
export const problemSchema = Type.Object(
  {
    type: Type.String({
      format: 'uri',
      description: 'A page that explains the code.',
      examples: [problemType('http://localhost:8080', 'not_found')],
    }),
    title: Type.String({
      description: 'What the code means, the same in every answer with this code.',
      examples: [problems.not_found.title],
    }),
    status: Type.Integer({ description: 'The same as the status of the answer.', examples: [404] }),
    detail: Type.String({
      description: 'What is wrong with this request.',
      examples: ['There is no payment pay_1.'],
    }),
    code: Type.Enum(keysOf(problems), {
      description: 'Stable; programs may rely on it.',
    }),
    requestId: Type.String({
      description: 'The same as in X-Request-Id.',
      examples: ['5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11'],
    }),
    redirectionUrl: Type.Optional(
      Type.String({
        description: 'Only of `payment_declined`: where to send the buyer now.',
        examples: [
          'https://shop.example.com/cart?transactionId=pay_1&extOrderId=5O190127TN364715T&outcome=error',
        ],
      }),
    ),
    retryable: Type.Optional(
      Type.Boolean({
        description:
          'Of `payment_declined`. True: the buyer may choose another instrument and approve again. False: the payment is ' +
          'over. Of `refund_refused` and `payment_disputed`: whether another refund may succeed later.',
      }),
    ),
    refundId: Type.Optional(
      Type.String({
        description: 'Of `refund_refused`, and of `payment_disputed` when the wallet said so: the refund.',
        examples: ['pay_1-r1'],
      }),
    ),
    issue: Type.Optional(
      Type.String({
        description:
          "Of `refund_refused`, and of `payment_disputed` when the wallet said so: the wallet's name for why.",
        examples: ['REFUND_FAILED_INSUFFICIENT_FUNDS'],
      }),
    ),
    since: Type.Optional(
      Type.String({
        description: 'Of `payment_under_review`: when the wallet began to contradict us.',
        examples: ['2026-11-18T09:30:00.000Z'],
      }),
    ),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({
            description:
              'Where: a JSON pointer (RFC 6901) into the body, such as `/items/0/quantity`. In the query, a header or the ' +
              'path, the part of the request comes first: `query/limit`, `header/idempotency-key`, `path/accountId`.',
            examples: ['/items/0/quantity'],
          }),
          detail: Type.String({ description: 'What is wrong there.', examples: ['must be at least 1'] }),
        }),
        { description: 'The faults of the request; 50 at most.' },
      ),
    ),
  },
  { $id: 'Problem', description: 'RFC 9457' },
);

/** An answer as it comes. `detail` depends on the request; here it is the title. */
const exampleOf = (publicUrl: string, code: ProblemCode) => ({
  type: problemType(publicUrl, code),
  title: problems[code].title,
  status: problems[code].status,
  detail: `${problems[code].title}.`,
  code,
  requestId: '5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11',
  ...moreMembers[code],
});

const moreMembers: Partial<Record<ProblemCode, object>> = {
  invalid_request: {
    detail: '/transaction/totalAmount is 900, and the items add up to 1000.',
    errors: [{ pointer: '/transaction/totalAmount', detail: 'is 900, and the items add up to 1000' }],
  },
  payment_declined: {
    detail: 'The wallet declined the payment (INSTRUMENT_DECLINED).',
    redirectionUrl:
      'https://shop.example.com/cart?transactionId=pay_1&extOrderId=5O190127TN364715T&outcome=error',
    retryable: true,
  },
  refund_refused: {
    detail: 'The wallet did not make the refund (REFUND_FAILED_INSUFFICIENT_FUNDS).',
    refundId: 'pay_1-r1',
    issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS',
    retryable: true,
  },
};

/** One example for each code, in `components.examples`. */
export const problemExamples = (publicUrl: string) =>
  Object.fromEntries(
    keysOf(problems).map((code) => [
      code,
      { summary: problems[code].title, value: exampleOf(publicUrl, code) },
    ]),
  );

/** The documented answers for these codes, by status. */
export const problemResponses = (codes: readonly ProblemCode[]) => {
  const byStatus = Map.groupBy(new Set(codes), (code) => problems[code].status);
  return Object.fromEntries([...byStatus].map(([status, ofStatus]) => [status, responseOf(ofStatus)]));
};

const responseOf = (codes: readonly ProblemCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${problems[code].title}.`).join(' '),
  content: {
    'application/problem+json': {
      schema: { $ref: 'Problem#' },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});
