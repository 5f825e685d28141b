import createClient from 'openapi-fetch';
import { ApiProblem, readProblem, unreachable } from './api-problem.ts';
import type { paths } from './schema.ts';
import { hearServiceTime } from './service-time.ts';

/** The documented API. A call that is refused, or that cannot be made, throws an ApiProblem. */
export const api = createClient<paths>({ baseUrl: '/dashboard/api', credentials: 'same-origin' });

api.use({
  onResponse: async ({ response }) => {
    hearServiceTime(response);
    if (!response.ok) throw await readProblem(response);
  },
  onError: ({ error, request }) => (request.signal.aborted ? (error as Error) : unreachable()),
});

/** What a call answers, without the rest of the response. */
export const answerOf = async <T>(call: Promise<{ readonly data?: T }>): Promise<T> => {
  try {
    return (await call).data as T;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ApiProblem({ code: 'unreadable', status: 200, detail: 'The answer is not JSON.' });
  }
};
