import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import type { ReactNode, SubmitEventHandler } from 'react';
import type { ApiProblem } from '../api/api-problem.ts';
import { Dialog } from '../components/Dialog.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';

interface PasswordDialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly problem: ApiProblem | null;
  readonly isPending: boolean;
  readonly submit: (fieldOf: (name: string) => string) => void;
  /** Content above the password. */
  readonly children: ReactNode;
}

/** Asks for the password again, before something that a stolen session must not be able to do. */
export const PasswordDialog = (props: PasswordDialogProps) => {
  const { title, close, problem, isPending, submit, children } = props;
  const { confirm } = useTexts('apiKeys');
  const { cancel } = useTexts('components');
  const { current } = useTexts('password');
  const onSubmit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    submit((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    });
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
          />
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
