import { Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { useTexts } from '../i18n/texts.ts';
import { useSession, useSetSession } from '../session/session.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import { Doorway } from './Doorway.tsx';
import { signInTexts } from './texts.ts';

const leastLength = 12;

/** After a sign-in with a one-time password nothing else can be done. */
export const ChangePasswordPage = () => {
  const { change: texts } = useTexts(signInTexts);
  const session = useSession();
  const setSession = useSetSession();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', newPassword: '', again: '' },
    validate: {
      newPassword: (value, { password }) =>
        value.length < leastLength
          ? texts.tooShort
          : value === password || value.toLowerCase() === session.email
            ? texts.same
            : null,
      again: (value, { newPassword }) => (value === newPassword ? null : texts.differs),
    },
  });
  const change = useMutation({
    mutationFn: (body: { password: string; newPassword: string }) => callApi('changePassword', { body }),
    onSuccess: () => setSession({ ...session, mustChangePassword: false }),
  });
  const submit = form.onSubmit(({ password, newPassword }) => change.mutate({ password, newPassword }));
  const field = { required: true, withAsterisk: false };
  return (
    <Doorway title={texts.title} intro={texts.intro}>
      <form onSubmit={submit}>
        <Stack>
          <ProblemAlert problem={change.error} />
          <PasswordInput
            {...field}
            label={texts.oneTime}
            autoComplete="current-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <PasswordInput
            {...field}
            label={texts.chosen}
            description={texts.rule}
            autoComplete="new-password"
            key={form.key('newPassword')}
            {...form.getInputProps('newPassword')}
          />
          <PasswordInput
            {...field}
            label={texts.again}
            autoComplete="new-password"
            key={form.key('again')}
            {...form.getInputProps('again')}
          />
          <Button type="submit" size="md" loading={change.isPending}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </Doorway>
  );
};
