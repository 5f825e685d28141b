import { Anchor } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { answerOf, api } from '../api/client.ts';
import type { Invitation, Session } from '../api/schema.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useSetSession } from '../session/session.ts';
import { ErrorState } from '../states/ErrorState.tsx';
import { Loading } from '../states/Loading.tsx';
import { urls } from '../urls.ts';
import { AcceptForm } from './AcceptForm.tsx';
import { Doorway } from './Doorway.tsx';

/** What somebody who was invited finds behind their link. */
export const InvitationPage = () => {
  const token = useToken();
  return token === '' ? <InvalidInvitation /> : <Invited token={token} />;
};

const Invited = ({ token }: { token: string }) => {
  const { invitation: texts } = useTexts('signIn');
  const query = useQuery<Invitation>({
    queryKey: ['/invitations/look', token],
    queryFn: ({ signal }) => answerOf(api.POST('/invitations/look', { body: { token }, signal })),
  });
  const [isGone, setIsGone] = useState(false);
  const enter = useEnter();
  if (isGone || query.error?.code === 'invitation_invalid') return <InvalidInvitation />;
  if (query.error) return <ErrorState problem={query.error} retry={() => void query.refetch()} isWholePage />;
  if (query.data === undefined) return <Loading isWholePage />;
  const { environment, role } = query.data;
  return (
    <Doorway title={texts.title} intro={texts.intro(texts.environment[environment], texts.role[role])}>
      <AcceptForm invitation={query.data} token={token} enter={enter} noteGone={() => setIsGone(true)} />
    </Doorway>
  );
};

/** One page for whatever is wrong with it: the service does not tell, and the remedy is the same. */
const InvalidInvitation = () => {
  const { invitation: texts } = useTexts('signIn');
  return (
    <Doorway title={texts.invalidTitle} intro={texts.invalidIntro}>
      <Anchor component={Link} to={urls.signIn}>
        {texts.toSignIn}
      </Anchor>
    </Doorway>
  );
};

/**
 * What stands behind the #, which browsers send to no server. It leaves the address bar at once, so that nobody copies
 * or bookmarks it along with the address. Empty when there is none.
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

/** Begins the session of the one who was invited; nothing is left of whoever was signed in before. */
const useEnter = () => {
  const queryClient = useQueryClient();
  const setSession = useSetSession();
  const navigate = useNavigate();
  return async (session: Session) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/installation' });
    setSession(session);
    await navigate(urls.landing, { replace: true });
  };
};
