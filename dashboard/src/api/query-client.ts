import { QueryClient } from '@tanstack/react-query';
import type { ApiProblem } from './api-problem.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiProblem;
  }
}

/** Retries what may succeed a moment later, and never a refusal. */
const shouldRetry = (failures: number, error: ApiProblem) =>
  failures < 1 && (error.code === 'unreachable' || error.status === 503);

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 5000, networkMode: 'always' },
    // A change is never sent twice without the operator.
    mutations: { retry: false, networkMode: 'always' },
  },
});
