import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiProblem;
  }
}

export const sessionKey = ['/session'] as const;

/** A session that ended is noticed by whichever call comes next; the frame around the pages then asks to sign in. */
const noticeSignedOut = (error: unknown) => {
  if (error instanceof ApiProblem && error.code === 'signed_out') queryClient.setQueryData(sessionKey, null);
};

/** Only what may go better by itself is tried again; a refusal stays one. */
const isWorthRetrying = (failures: number, error: ApiProblem) =>
  failures < 1 && (error.code === 'unreachable' || error.status === 503);

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignedOut }),
  mutationCache: new MutationCache({ onError: noticeSignedOut }),
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 5000, networkMode: 'always' },
    // What changes something is never sent twice by itself.
    mutations: { retry: false, networkMode: 'always' },
  },
});
