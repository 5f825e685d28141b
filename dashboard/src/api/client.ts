import createClient from 'openapi-fetch';
import { ApiProblem, readProblem, unreachable } from './api-problem.ts';
import { noteReached, noteUnreached } from './connection.ts';
import type { paths } from './schema.ts';
import { sendInSession } from './send-in-session.ts';
import { hearServiceTime } from './service-time.ts';

/** The documented API. A call that is refused, or that cannot be made, throws an ApiProblem. */
export const api = createClient<paths>({
  baseUrl: '/dashboard/api',
  credentials: 'same-origin',
  fetch: sendInSession,
});

api.use({
  // As it was chosen here, which the browser's own header doesn't know. Florin mails in it.
  onRequest: ({ request }) => {
    request.headers.set('accept-language', document.documentElement.lang);
    return request;
  },
  onResponse: async ({ response }) => {
    noteReached();
    hearServiceTime(response);
    if (!response.ok) throw await readProblem(response);
  },
  onError: ({ error, request }) => {
    if (request.signal.aborted) return error as Error;
    noteUnreached();
    return unreachable();
  },
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
