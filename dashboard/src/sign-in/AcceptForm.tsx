import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';
import type { Invitation, Session } from '../api/schema.ts';
import { Fact, Facts } from '../components/Facts.tsx';
import { Moment } from '../format/Moment.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { useNewPassword } from '../password/use-new-password.ts';
import { useSessionQuery } from '../session/session.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';

/** Who is invited and with which role, and the form for their password. */
export const AcceptForm = ({
  invitation: { email, role, expiresAt },
  token,
  startSession,
  onInvalid,
}: {
  invitation: Invitation;
  token: string;
  startSession: (session: Session) => Promise<void>;
  onInvalid: () => void;
}) => {
  const { invitation: texts, email: emailLabel } = useTexts('signIn');
  const { roles, roleMeanings } = useTexts('session');
  const { data: signedIn } = useSessionQuery();
  const form = useNewPassword((value) => value.toLowerCase() === email);
  const accept = useMutation({
    mutationFn: (password: string) =>
      answerOf(api.POST('/invitations/accept', { body: { token, password } })),
    gcTime: 0,
    onSuccess: startSession,
    onError: ({ code }) => {
      if (code === 'invitation_invalid') onInvalid();
    },
  });
  return (
    <form onSubmit={form.onSubmit(({ newPassword }) => accept.mutate(newPassword))}>
      <Stack>
        <ProblemAlert problem={accept.error} />
        {signedIn && (
          <Alert color="gold" variant="light">
            {texts.signedInAs(signedIn.email)}
          </Alert>
        )}
        <Facts>
          <Fact name={texts.yourRole}>
            <strong>{roles[role]}.</strong> {roleMeanings[role]}
          </Fact>
          <Fact name={texts.until}>
            <Moment at={expiresAt} />
          </Fact>
        </Facts>
        <TextInput label={emailLabel} value={email} type="email" autoComplete="username" readOnly />
        <NewPasswordFields form={form} />
        <Button type="submit" size="md" loading={accept.isPending}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
};
