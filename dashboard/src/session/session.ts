import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { use, createContext } from 'react';
import { ApiProblem } from '../api/api-problem.ts';
import { answerOf, api } from '../api/client.ts';
import type { Right, Session } from '../api/schema.ts';

export const sessionKey = ['/session'] as const;

/** Who is signed in. After the session has ended it is still their page, until they sign in again or leave it. */
export interface PageSession extends Session {
  readonly isLost?: true;
}

const readSession = (signal: AbortSignal): Promise<Session | null> =>
  // As whoever is signed in, and without waiting for a new session.
  answerOf(api.GET('/session', { signal, fetch: (request) => fetch(request) })).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'signed_out') return null;
    throw error;
  });

const sessionOf = (client: QueryClient) => client.getQueryData<PageSession | null>(sessionKey);

const sessionQuery = {
  queryKey: sessionKey,
  queryFn: async ({
    signal,
    client,
  }: {
    signal: AbortSignal;
    client: QueryClient;
  }): Promise<PageSession | null> => {
    const session = await readSession(signal);
    const before = sessionOf(client);
    if (session === null) return before ? { ...before, isLost: true } : null;
    // Another tab has signed in as someone else, who must not see what this one has read.
    if (before && before.email !== session.email) forgetAnswers(client);
    return session;
  },
};

/** Who is signed in; null for nobody. */
export const useSessionQuery = () => useQuery<PageSession | null>(sessionQuery);

/** Stores the session that a sign-in or a change of password has answered. */
export const useSetSession = () => {
  const client = useQueryClient();
  return (session: Session) => client.setQueryData<PageSession | null>(sessionKey, session);
};

const kept = new Set<unknown>(['/installation', ...sessionKey]);

/** Forgets everything that the operator has read, so that the next one in this browser does not see it. */
export const forgetAnswers = (client: QueryClient, ...alsoKept: readonly string[]) =>
  client.removeQueries({
    predicate: ({ queryKey: [path] }) => !kept.has(path) && !alsoKept.includes(String(path)),
  });

/** The page is nobody's any more. */
export const leaveSession = (client: QueryClient) => {
  forgetAnswers(client);
  client.setQueryData<PageSession | null>(sessionKey, null);
};

/** Waits until this operator is signed in again, here or in another tab: true. False: they have left the page. */
export const regainSession = async (client: QueryClient, email: string) => {
  const found = await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
  if (!found?.isLost) return found?.email === email;
  return new Promise<boolean>((resolve) => {
    const stop = client.getQueryCache().subscribe(() => {
      const now = sessionOf(client);
      if (now?.isLost && now.email === email) return;
      stop();
      resolve(now?.email === email);
    });
  });
};

export const SessionContext = createContext<PageSession | null>(null);

/** Who is signed in, on pages inside SessionGate. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (session === null) throw new Error('this is shown to nobody but who is signed in');
  return session;
};

/** Whether the role of who is signed in has the right. What it doesn't have isn't offered; the API refuses it anyway. */
export const useMay = (right: Right) => useSession().rights.includes(right);
