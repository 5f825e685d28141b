import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import type { ReactNode, SubmitEventHandler } from 'react';
import type { ApiProblem } from '../api/api-problem.ts';
import { Dialog } from '../components/Dialog.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from '../session/session.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import { CodeInput } from './CodeInput.tsx';
import { readField } from './read-field.ts';

interface Credentials {
  readonly password: string;
  readonly code?: string;
}

interface PasswordDialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly problem: ApiProblem | null;
  readonly isPending: boolean;
  readonly submit: (credentials: Credentials, fieldOf: (name: string) => string) => void;
  /** Content above the password. */
  readonly children: ReactNode;
}

/** Asks for the password again, and for a code if two-factor sign-in is on: a stolen session has neither. */
export const PasswordDialog = (props: PasswordDialogProps) => {
  const { title, close, problem, isPending, submit, children } = props;
  const { cancel } = useTexts('components');
  const { current, confirm } = useTexts('password');
  const { twoFactor } = useSession();
  const onSubmit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const fieldOf = (name: string) => readField(form, name);
    const password = fieldOf('password');
    submit(twoFactor ? { password, code: fieldOf('code').trim() } : { password }, fieldOf);
  };
  return (
    <Dialog title={title} close={close}>
      <form onSubmit={onSubmit}>
        <Stack>
          <ProblemAlert problem={problem} />
          {children}
          <PasswordInput
            name="password"
            label={current}
            autoComplete="current-password"
            required
            withAsterisk={false}
            data-autofocus
          />
          {twoFactor && <CodeInput />}
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              {cancel}
            </Button>
            <Button type="submit" loading={isPending}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
