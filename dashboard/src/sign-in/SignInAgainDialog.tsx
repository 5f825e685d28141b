import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEventHandler } from 'react';
import type { ApiProblem } from '../api/api-problem.ts';
import { Dialog } from '../components/Dialog.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon } from '../icons.tsx';
import { CodeInput } from '../password/CodeInput.tsx';
import { readField } from '../password/read-field.ts';
import { leaveSession, useSession } from '../session/session.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import { useSignIn } from './use-sign-in.ts';

/**
 * Over the page of an operator whose session has ended. Only they can go on with it: their address cannot be changed, and who signs in
 * as someone else gets a new page. The page behind is blurred, since nobody may be there who may read it.
 */
export const SignInAgainDialog = () => {
  const { again: texts, email: emailLabel, password: passwordLabel, submit } = useTexts('signIn');
  const { email, twoFactor } = useSession();
  const queryClient = useQueryClient();
  const signIn = useSignIn();
  const [asksForCode, setAsksForCode] = useState(twoFactor);
  const onSubmit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = readField(form, 'password');
    const given = asksForCode ? { password, code: readField(form, 'code').trim() } : { password };
    // Confirmed, too: whatever waits for the session may need that, and would ask for the same again.
    signIn.mutate(
      { email, ...given, confirm: true },
      {
        // Two-factor sign-in may have been turned on elsewhere in the meantime.
        onError: ({ code: reason }) => reason === 'two_factor_required' && setAsksForCode(true),
      },
    );
  };
  return (
    <Dialog title={texts.title} close={() => undefined} isPersistent hidesPage>
      <form onSubmit={onSubmit}>
        <Stack>
          <Text>{texts.text}</Text>
          <SignInProblem problem={signIn.error} asksForCode={asksForCode} />
          <TextInput label={emailLabel} value={email} type="email" autoComplete="username" readOnly />
          <PasswordInput
            name="password"
            label={passwordLabel}
            autoComplete="current-password"
            required
            withAsterisk={false}
            data-autofocus
          />
          {asksForCode && <CodeInput />}
          <Group justify="space-between" mt="xs">
            <Button variant="subtle" onClick={() => leaveSession(queryClient)}>
              {texts.someoneElse}
            </Button>
            <Button type="submit" loading={signIn.isPending}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};

const SignInProblem = ({ problem, asksForCode }: { problem: ApiProblem | null; asksForCode: boolean }) => {
  const { again: texts } = useTexts('signIn');
  if (problem?.code === 'two_factor_required') return null;
  if (problem?.code !== 'sign_in_failed') return <ProblemAlert problem={problem} />;
  return (
    <Alert role="alert" color="red" variant="light" icon={<AlertIcon />}>
      {asksForCode ? texts.wrongWithCode : texts.wrong}
    </Alert>
  );
};
