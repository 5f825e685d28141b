import { Button, PasswordInput, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, api } from '../api/client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { CodeInput } from '../password/CodeInput.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { useNewPassword } from '../password/use-new-password.ts';
import { useSession, useSetSession } from '../session/session.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import { SignInLayout } from './SignInLayout.tsx';

/** The only page after a sign-in with a one-time password. */
export const ChangePasswordPage = () => {
  const { change: texts } = useTexts('signIn');
  const session = useSession();
  const setSession = useSetSession();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const form = useNewPassword((value) => value === password || value.toLowerCase() === session.email);
  const change = useMutation({
    mutationFn: (body: { password: string; newPassword: string; code?: string }) =>
      answerOf(api.POST('/password', { body })),
    onSuccess: () => setSession({ ...session, mustChangePassword: false }),
  });
  return (
    <SignInLayout title={texts.title} intro={texts.intro}>
      <form
        onSubmit={form.onSubmit(({ newPassword }) =>
          change.mutate({ password, newPassword, ...(session.twoFactor && { code: code.trim() }) }),
        )}
      >
        <Stack>
          <ProblemAlert problem={change.error} />
          <PasswordInput
            label={texts.oneTime}
            autoComplete="current-password"
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <NewPasswordFields form={form} />
          {session.twoFactor && (
            <CodeInput
              description={texts.codeHint}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          )}
          <Button type="submit" size="md" loading={change.isPending}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </SignInLayout>
  );
};
