import type { ReactNode } from 'react';
import type { ApiProblem } from '../api/api-problem.ts';
import { ErrorState } from './ErrorState.tsx';
import { Loading } from './Loading.tsx';
import { NoPermission } from './NoPermission.tsx';

interface Query<T> {
  readonly data: T | undefined;
  readonly error: ApiProblem | null;
  readonly refetch: () => unknown;
}

/** Shows an answer once it is there, and before that whether it is loading, refused or failed. */
export const Answered = <T,>({
  query,
  children,
}: {
  query: Query<T>;
  children: (data: NonNullable<T>) => ReactNode;
}) => {
  if (query.data !== undefined && query.data !== null) return children(query.data);
  if (query.error?.code === 'role_not_allowed') return <NoPermission />;
  if (query.error) return <ErrorState problem={query.error} retry={() => void query.refetch()} />;
  return <Loading />;
};
