import { Avatar, Button, Divider, Popover, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { answerOf, api } from '../api/client.ts';
import { sessionKey } from '../api/query-client.ts';
import { Preferences } from '../components/Preferences.tsx';
import { TimeZoneChoice } from '../components/TimeZoneChoice.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { DownIcon } from '../icons.tsx';
import { useSession } from '../session/session.ts';
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
          <Button variant="default" onClick={() => void signOut()}>
            {texts.user.signOut}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};

/** Clears what was read and noticed, so that the next operator in this browser does not see it. */
const useSignOut = () => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    // If the session has ended already, that is fine.
    await answerOf(api.DELETE('/session')).catch(() => undefined);
    await navigate(urls.signIn);
    notifications.clean();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/installation' });
    queryClient.setQueryData(sessionKey, null);
  };
};
