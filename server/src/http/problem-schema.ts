import { Type } from 'typebox';
import { problems, type ProblemCode } from '../problem.ts';

/** RFC 9457, as every route of the JSON API answers a mistake. */
const problemSchema = (codes: readonly ProblemCode[], title: string) =>
  Type.Object(
    {
      type: Type.String({ format: 'uri', description: 'A page that explains the code.' }),
      title: Type.String(),
      status: Type.Integer(),
      detail: Type.String({ description: 'What is wrong with this very request.' }),
      code: Type.Enum([...codes]),
      requestId: Type.String(),
      errors: Type.Optional(Type.Array(Type.Object({ pointer: Type.String(), detail: Type.String() }))),
    },
    { description: title },
  );

/** The documented answers for these statuses, each with the codes that the registry has for it. */
export const problemResponses = <S extends number>(...statuses: readonly S[]) =>
  Object.fromEntries(
    statuses.map((status) => {
      const entries = Object.entries(problems).filter(([, problem]) => problem.status === status);
      const titles = entries.map(([, { title }]) => title).join('; ');
      const schema = problemSchema(
        entries.map(([code]) => code as ProblemCode),
        titles,
      );
      return [status, { description: titles, content: { 'application/problem+json': { schema } } }];
    }),
  ) as Record<
    S,
    {
      description: string;
      content: { 'application/problem+json': { schema: ReturnType<typeof problemSchema> } };
    }
  >;
