import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { callApi, type Input } from '../api/call-api.ts';
import { useTexts } from '../i18n/texts.ts';
import { useSessionQuery, useSetSession } from '../session/session.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import { readReturnPath } from '../urls.ts';
import { Doorway } from './Doorway.tsx';
import { signInTexts } from './texts.ts';

/** Sign in, and go where the address says that one came from. */
export const SignInPage = () => {
  const texts = useTexts(signInTexts);
  const [search] = useSearchParams();
  const { data: session } = useSessionQuery();
  const setSession = useSetSession();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', password: '' } });
  const signIn = useMutation({
    mutationFn: (body: Input<'signIn'>['body']) => callApi('signIn', { body }),
    onSuccess: setSession,
    onError: () => form.setFieldValue('password', ''),
  });

  if (session) return <Navigate to={readReturnPath(search)} replace />;
  return (
    <Doorway title={texts.title} intro={texts.intro}>
      <form onSubmit={form.onSubmit((values) => signIn.mutate(values))}>
        <Stack>
          {search.has('to') && !signIn.error && (
            <Alert color="gold" variant="light">
              {texts.signedOut}
            </Alert>
          )}
          <ProblemAlert problem={signIn.error} />
          <TextInput
            label={texts.email}
            type="email"
            autoComplete="username"
            required
            withAsterisk={false}
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label={texts.password}
            autoComplete="current-password"
            required
            withAsterisk={false}
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Button type="submit" size="md" loading={signIn.isPending}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </Doorway>
  );
};
