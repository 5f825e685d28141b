import { Type } from 'typebox';
import { problems, type ProblemCode } from '../problem.ts';

/** RFC 9457: the error answer of every route of the JSON API. */
export const problemSchema = Type.Object(
  {
    type: Type.String({ format: 'uri', description: 'A page that explains the code.' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: 'What is wrong with this request.' }),
    code: Type.Enum(Object.keys(problems) as ProblemCode[], {
      description: 'Stable; programs may rely on it.',
    }),
    requestId: Type.String({ description: 'The same as in X-Request-Id.' }),
    redirectionUrl: Type.Optional(
      Type.String({ description: 'Only of `payment_declined`: where to send the buyer now.' }),
    ),
    retryable: Type.Optional(
      Type.Boolean({
        description:
          'Only of `payment_declined`. True: the buyer may choose another instrument and approve again. False: the payment ' +
          'is over.',
      }),
    ),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({
            description:
              'Where: a JSON pointer (RFC 6901) into the body, such as `/items/0/quantity`. In the query, a header or the ' +
              'path, the place stands before it: `query/limit`, `header/idempotency-key`, `path/accountId`.',
          }),
          detail: Type.String({ description: 'What is wrong there.' }),
        }),
        { description: 'The faults of the request; 50 at most.' },
      ),
    ),
  },
  { $id: 'Problem', description: 'RFC 9457' },
);

/** The type `never`: routes throw problems, they do not return them. */
const schema = Type.Unsafe<never>({ $ref: 'Problem#' });

/** The documented answers for these statuses, each with all problem codes of that status. */
export const problemResponses = <S extends number>(...statuses: readonly S[]) =>
  Object.fromEntries(
    statuses.map((status) => {
      const codes = Object.entries(problems).filter(([, problem]) => problem.status === status);
      const description = codes.map(([code, { title }]) => `\`${code}\`: ${title}.`).join(' ');
      return [status, { description, content: { 'application/problem+json': { schema } } }];
    }),
  ) as Record<S, { description: string; content: { 'application/problem+json': { schema: typeof schema } } }>;
