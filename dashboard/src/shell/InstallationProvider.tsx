import { useEffect, type ReactNode } from 'react';
import type { Environment } from '../api/schema.ts';
import { useApi } from '../api/use-api.ts';
import { InstallationContext } from '../session/installation.ts';
import { ErrorState } from '../states/ErrorState.tsx';
import { Loading } from '../states/Loading.tsx';
import productionIcon from './coin-production.svg';
import sandboxIcon from './coin-sandbox.svg';

const icons: Record<Environment, string> = { sandbox: sandboxIcon, production: productionIcon };

/** Shows nothing before it is known whether this is sandbox or production, not even the icon on the tab. */
export const InstallationProvider = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useApi('/installation', {});
  useEffect(() => {
    if (data) document.querySelector('link[rel=icon]')?.setAttribute('href', icons[data.environment]);
  }, [data]);
  if (data) return <InstallationContext value={data}>{children}</InstallationContext>;
  return error ? (
    <ErrorState problem={error} retry={() => void refetch()} isWholePage />
  ) : (
    <Loading isWholePage />
  );
};
