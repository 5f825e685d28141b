import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiProblem;
  }
}

export const sessionKey = ['/session'] as const;

/** The next call finds out that the session has ended. SessionGate then asks to sign in. */
const handleSignedOut = (error: unknown) => {
  if (error instanceof ApiProblem && error.code === 'signed_out') queryClient.setQueryData(sessionKey, null);
};

/** Retries what may succeed a moment later, and never a refusal. */
const shouldRetry = (failures: number, error: ApiProblem) =>
  failures < 1 && (error.code === 'unreachable' || error.status === 503);

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleSignedOut }),
  mutationCache: new MutationCache({ onError: handleSignedOut }),
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 5000, networkMode: 'always' },
    // A change is never sent twice without the operator.
    mutations: { retry: false, networkMode: 'always' },
  },
});
