import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import type { ApiProblem } from '../api/api-problem.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon } from '../icons.tsx';
import { ProblemAlert } from '../states/ProblemAlert.tsx';

/** The second step: a code of the authenticator app, or one of the recovery codes. */
export const CodeForm = ({
  problem,
  isPending,
  submit,
  back,
}: {
  problem: ApiProblem | null;
  isPending: boolean;
  submit: (code: string) => void;
  back: () => void;
}) => {
  const { code: texts } = useTexts('signIn');
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' } });
  // The button that had the focus is gone.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form onSubmit={form.onSubmit(({ code }) => submit(code.trim()))}>
      <Stack>
        {problem?.code === 'sign_in_failed' ? (
          <Alert role="alert" color="red" variant="light" icon={<AlertIcon />}>
            {texts.wrong}
          </Alert>
        ) : (
          <ProblemAlert problem={problem} />
        )}
        <TextInput
          label={texts.label}
          description={texts.hint}
          autoComplete="one-time-code"
          ref={field}
          spellCheck={false}
          required
          withAsterisk={false}
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
        <Button type="submit" size="md" loading={isPending}>
          {texts.submit}
        </Button>
        <Button variant="subtle" onClick={back}>
          {texts.back}
        </Button>
      </Stack>
    </form>
  );
};
