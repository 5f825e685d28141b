import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { setPageOwner } from '../api/send-in-session.ts';
import { useWarn } from '../components/use-notify.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { regainSession, SessionContext, useSessionQuery } from '../session/session.ts';
import { ChangePasswordPage } from '../sign-in/ChangePasswordPage.tsx';
import { SignInAgainDialog } from '../sign-in/SignInAgainDialog.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { Loading } from '../states/Loading.tsx';
import { urls } from '../urls.ts';
import { ConfirmationProvider } from './ConfirmationProvider.tsx';
import { PlatformsProvider } from './PlatformsProvider.tsx';

/**
 * Shows its children to operators who are signed in. Others go to the sign-in page, and come back afterwards. If a session ends, its
 * operator signs in again over the page, which keeps what was typed.
 */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const { data: session, error, refetch } = useSessionQuery();
  const { pathname, search, hash } = useLocation();
  usePageOwner(session?.email);
  useNoticeOfSwitch(session?.email);
  if (session === null) return <Navigate to={urls.signInAndReturn(pathname + search + hash)} replace />;
  if (session === undefined)
    return error ? (
      <ErrorState problem={error} retry={() => void refetch()} isWholePage />
    ) : (
      <Loading isWholePage />
    );
  return (
    <SessionContext value={session}>
      {/* A new page for another person: nothing that one has typed is sent by the other. */}
      <Fragment key={session.email}>
        {session.mustChangePassword ? (
          <ChangePasswordPage />
        ) : (
          <ConfirmationProvider>
            <PlatformsProvider>{children}</PlatformsProvider>
          </ConfirmationProvider>
        )}
      </Fragment>
      {session.isLost && <SignInAgainDialog />}
    </SessionContext>
  );
};

/** Before the page sends its first request, and as long as it is shown. */
const usePageOwner = (email: string | undefined) => {
  const client = useQueryClient();
  useLayoutEffect(() => {
    if (email === undefined) return undefined;
    setPageOwner({ email, regainSession: () => regainSession(client, email) });
    return () => setPageOwner(undefined);
  }, [client, email]);
};

/** Another tab has signed in as someone else. */
const useNoticeOfSwitch = (email: string | undefined) => {
  const { switched } = useTexts('signIn');
  const warn = useWarn();
  const shown = useRef(email);
  useEffect(() => {
    if (shown.current !== undefined && email !== undefined && shown.current !== email)
      warn(switched.title(email), switched.text);
    shown.current = email;
  });
};
