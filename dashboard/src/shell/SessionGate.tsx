import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SessionContext, useSessionQuery } from '../session/session.ts';
import { ChangePasswordPage } from '../sign-in/ChangePasswordPage.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { Loading } from '../states/Loading.tsx';
import { urls } from '../urls.ts';
import { ConfirmationProvider } from './ConfirmationProvider.tsx';
import { PlatformsProvider } from './PlatformsProvider.tsx';

/** Shows its children to operators who are signed in. Others go to the sign-in page, and come back afterwards. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const { data: session, error, refetch } = useSessionQuery();
  const { pathname, search, hash } = useLocation();
  if (session === null) return <Navigate to={urls.signInAndReturn(pathname + search + hash)} replace />;
  if (session === undefined)
    return error ? (
      <ErrorState problem={error} retry={() => void refetch()} isWholePage />
    ) : (
      <Loading isWholePage />
    );
  return (
    <SessionContext value={session}>
      {session.mustChangePassword ? (
        <ChangePasswordPage />
      ) : (
        <ConfirmationProvider>
          <PlatformsProvider>{children}</PlatformsProvider>
        </ConfirmationProvider>
      )}
    </SessionContext>
  );
};
