import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, createContext } from 'react';
import { ApiProblem } from '../api/api-problem.ts';
import { answerOf, api } from '../api/client.ts';
import { sessionKey } from '../api/query-client.ts';
import type { Session } from '../api/schema.ts';

const readSession = (signal: AbortSignal): Promise<Session | null> =>
  answerOf(api.GET('/session', { signal })).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'signed_out') return null;
    throw error;
  });

/** Who is signed in; null for nobody. */
export const useSessionQuery = () =>
  useQuery<Session | null>({ queryKey: sessionKey, queryFn: ({ signal }) => readSession(signal) });

/** Stores the session that a sign-in or a change of password has answered. */
export const useSetSession = () => {
  const queryClient = useQueryClient();
  return (session: Session | null) => queryClient.setQueryData(sessionKey, session);
};

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in, on pages inside SessionGate. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (session === null) throw new Error('this is shown to nobody but who is signed in');
  return session;
};
