import { Anchor } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { answerOf, api } from '../api/client.ts';
import type { Invitation, Session } from '../api/schema.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { tellOtherTabs } from '../session/other-tabs.ts';
import { forgetAnswers, useSetSession } from '../session/session.ts';
import { ErrorState } from '../states/ErrorState.tsx';
import { Loading } from '../states/Loading.tsx';
import { urls } from '../urls.ts';
import { AcceptForm } from './AcceptForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';

/** The page behind an invitation link. */
export const InvitationPage = () => {
  const token = useToken();
  return token === '' ? <InvalidInvitation /> : <OpenInvitation token={token} />;
};

const OpenInvitation = ({ token }: { token: string }) => {
  const { invitation: texts } = useTexts('signIn');
  const { roles } = useTexts('session');
  const query = useQuery<Invitation>({
    queryKey: ['/invitations/look', token],
    queryFn: ({ signal }) => answerOf(api.POST('/invitations/look', { body: { token }, signal })),
    gcTime: 0,
  });
  const [isInvalid, setIsInvalid] = useState(false);
  const startSession = useStartSession();
  if (isInvalid || query.error?.code === 'invitation_invalid') return <InvalidInvitation />;
  if (query.error) return <ErrorState problem={query.error} retry={() => void query.refetch()} isWholePage />;
  if (query.data === undefined) return <Loading isWholePage />;
  const { environment, role } = query.data;
  return (
    <SignInLayout title={texts.title} intro={texts.intro(texts.environment[environment], roles[role])}>
      <AcceptForm
        invitation={query.data}
        token={token}
        startSession={startSession}
        onInvalid={() => setIsInvalid(true)}
      />
    </SignInLayout>
  );
};

/** One page for every reason: the service does not name the reason, and the remedy is the same. */
const InvalidInvitation = () => {
  const { invitation: texts } = useTexts('signIn');
  return (
    <SignInLayout title={texts.invalidTitle} intro={texts.invalidIntro}>
      <Anchor component={Link} to={urls.signIn}>
        {texts.toSignIn}
      </Anchor>
    </SignInLayout>
  );
};

/**
 * The token after the # of the link, which browsers do not send to servers. It is removed from the address bar at once, so
 * that nobody copies or bookmarks it. Empty if there is none.
 */
const useToken = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const found = hash.slice(1);
  const [token, setToken] = useState(found);
  if (found !== '' && found !== token) setToken(found);
  useLayoutEffect(() => {
    if (found !== '') void navigate(urls.invitation, { replace: true });
  }, [found, navigate]);
  return token;
};

/** Starts the session of the new operator, and clears everything that a previous operator has read. */
const useStartSession = () => {
  const queryClient = useQueryClient();
  const setSession = useSetSession();
  const navigate = useNavigate();
  return async (session: Session) => {
    // An invitation whose page is still shown would be looked at again, and it is not valid any more.
    forgetAnswers(queryClient, '/invitations/look');
    setSession(session);
    tellOtherTabs('signed in');
    await navigate(urls.home, { replace: true });
  };
};
