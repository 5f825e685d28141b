import {
  Alert,
  Avatar,
  Button,
  Divider,
  Popover,
  Stack,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { ApiProblem } from '../api/api-problem.ts';
import { answerOf, api } from '../api/client.ts';
import { Preferences } from '../components/Preferences.tsx';
import { TimeZoneChoice } from '../components/TimeZoneChoice.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { DownIcon } from '../icons.tsx';
import { tellOtherTabs } from '../session/other-tabs.ts';
import { leaveSession, useSession } from '../session/session.ts';
import { urls } from '../urls.ts';
import classes from './UserMenu.module.css';

/** Who is signed in, their preferences, and the sign-out button. */
export const UserMenu = () => {
  const texts = useTexts('shell');
  const { roles } = useTexts('session');
  const { email, role } = useSession();
  const [isOpen, { toggle, close }] = useDisclosure();
  const signOut = useSignOut();
  return (
    <Popover
      opened={isOpen}
      onChange={close}
      position="bottom-end"
      width={272}
      shadow="lg"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton className={classes.button} onClick={toggle} aria-expanded={isOpen}>
          <VisuallyHidden>{texts.user.title}: </VisuallyHidden>
          <Avatar size={32} radius="xl" color="florin" aria-hidden>
            {email.slice(0, 1).toUpperCase()}
          </Avatar>
          <span className={classes.email}>{email}</span>
          <DownIcon size={16} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.user.title}>
        <Stack gap="md">
          <div>
            <Text fw={600} className={classes.whole}>
              {email}
            </Text>
            <Text size="sm" c="dimmed">
              {roles[role]}
            </Text>
          </div>
          <Button variant="default" component={Link} to={urls.myAccount} onClick={close}>
            {texts.pages.myAccount}
          </Button>
          <Preferences />
          <TimeZoneChoice />
          <Divider />
          {signOut.isError && (
            <Alert role="alert" color="red" variant="light">
              {texts.user.signOutFailed}
            </Alert>
          )}
          <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {texts.user.signOut}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};

/** If the session has ended already, that is fine. */
const endSession = () =>
  answerOf(api.DELETE('/session', { fetch: (request) => fetch(request) })).catch((error: unknown) => {
    if (!(error instanceof ApiProblem) || error.code !== 'signed_out') throw error;
  });

/** Ends the session, and clears what was read and noticed, so that the next operator in this browser does not see it. */
const useSignOut = () => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: endSession,
    onSuccess: async () => {
      await navigate(urls.signIn);
      notifications.clean();
      leaveSession(queryClient);
      tellOtherTabs('signed out');
    },
  });
};
