import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { forgetAnswers, useSessionQuery } from '../session/session.ts';
import { readReturnPath } from '../urls.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { useSignIn, type Credentials } from './use-sign-in.ts';

/** Signs in, with a second step for two-factor sign-in, and returns to where the operator came from. */
export const SignInPage = () => {
  const texts = useTexts('signIn');
  const [search] = useSearchParams();
  const { data: session } = useSessionQuery();
  const queryClient = useQueryClient();
  /** Email and password, while the code is being asked for. */
  const [credentials, setCredentials] = useState<Credentials>();
  const signIn = useSignIn(() => {
    // A session may have ended by itself, and what its operator has read and noticed is not for the next one.
    notifications.clean();
    forgetAnswers(queryClient);
  });
  const send = (given: Credentials) =>
    signIn.mutate(given, {
      onError: ({ code }) => code === 'two_factor_required' && setCredentials(given),
    });
  const problem = signIn.error?.code === 'two_factor_required' ? null : signIn.error;

  if (session) return <Navigate to={readReturnPath(search)} replace />;
  if (credentials === undefined) {
    return (
      <SignInLayout title={texts.title} intro={texts.intro}>
        <PasswordForm
          hint={search.has('to') ? texts.signInFirst : undefined}
          problem={problem}
          isPending={signIn.isPending}
          submit={send}
        />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={texts.code.title} intro={texts.code.intro}>
      <CodeForm
        problem={problem}
        isPending={signIn.isPending}
        submit={(code) => send({ ...credentials, code })}
        back={() => {
          setCredentials(undefined);
          signIn.reset();
        }}
      />
    </SignInLayout>
  );
};
