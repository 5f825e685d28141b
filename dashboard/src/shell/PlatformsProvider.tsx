import type { ReactNode } from 'react';
import { useApi } from '../api/use-api.ts';
import { PlatformsContext } from '../session/platforms.ts';
import { ErrorState } from '../states/ErrorState.tsx';
import { Loading } from '../states/Loading.tsx';

/** Shows no page before the platforms are known: an account must not be taken for that of another platform. */
export const PlatformsProvider = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useApi('/platforms', {});
  if (data) return <PlatformsContext value={data.items}>{children}</PlatformsContext>;
  return error ? (
    <ErrorState problem={error} retry={() => void refetch()} isWholePage />
  ) : (
    <Loading isWholePage />
  );
};
