import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ApiProblem } from '../api/api-problem.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';

/** The first step of signing in. */
export const PasswordForm = ({
  hint,
  problem,
  isPending,
  submit,
}: {
  hint: string | undefined;
  problem: ApiProblem | null;
  isPending: boolean;
  submit: (given: { email: string; password: string }) => void;
}) => {
  const texts = useTexts('signIn');
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', password: '' } });
  const field = { required: true, withAsterisk: false };
  return (
    <form onSubmit={form.onSubmit(submit)}>
      <Stack>
        {hint !== undefined && problem === null && (
          <Alert color="gold" variant="light">
            {hint}
          </Alert>
        )}
        <ProblemAlert problem={problem} />
        <TextInput
          {...field}
          label={texts.email}
          type="email"
          autoComplete="username"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          {...field}
          label={texts.password}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={isPending}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
};
