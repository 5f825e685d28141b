import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { answerOf, api } from '../api/client.ts';
import { sessionKey } from '../api/query-client.ts';
import type { SignedIn } from '../api/schema.ts';
import { useWarn } from '../components/use-notify.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useSessionQuery, useSetSession } from '../session/session.ts';
import { readReturnPath } from '../urls.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

const kept = new Set<unknown>(['/installation', ...sessionKey]);

/** Signs in, with a second step for two-factor sign-in, and returns to where the operator came from. */
export const SignInPage = () => {
  const texts = useTexts('signIn');
  const [search] = useSearchParams();
  const { data: session } = useSessionQuery();
  const setSession = useSetSession();
  const queryClient = useQueryClient();
  const warn = useWarn();
  const formats = useFormats();
  /** Email and password, while the code is being asked for. */
  const [credentials, setCredentials] = useState<Credentials>();
  const signIn = useMutation({
    mutationFn: (body: Credentials) => answerOf(api.POST('/session', { body })),
    onSuccess: ({ failedSignIns, passwordChange, ...session }: SignedIn) => {
      // A session may have ended by itself, and what its operator has read and noticed is not for the next one.
      notifications.clean();
      queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.has(queryKey[0]) });
      if (failedSignIns > 0) warn(texts.failed.title(failedSignIns), texts.failed.text);
      if (passwordChange) {
        const { changedAt, address } = passwordChange;
        warn(texts.passwordChange.title, texts.passwordChange.text(formats.time(changedAt), address));
      }
      setSession(session);
    },
    onError: (problem, body) => {
      if (problem.code === 'two_factor_required') setCredentials(body);
    },
    gcTime: 0,
  });
  const problem = signIn.error?.code === 'two_factor_required' ? null : signIn.error;

  if (session) return <Navigate to={readReturnPath(search)} replace />;
  if (credentials === undefined) {
    return (
      <SignInLayout title={texts.title} intro={texts.intro}>
        <PasswordForm
          hint={search.has('to') ? texts.signedOut : undefined}
          problem={problem}
          isPending={signIn.isPending}
          submit={(given) => signIn.mutate(given)}
        />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={texts.code.title} intro={texts.code.intro}>
      <CodeForm
        problem={problem}
        isPending={signIn.isPending}
        submit={(code) => signIn.mutate({ ...credentials, code })}
        back={() => {
          setCredentials(undefined);
          signIn.reset();
        }}
      />
    </SignInLayout>
  );
};
