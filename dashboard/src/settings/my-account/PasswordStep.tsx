import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import type { ReactNode, SubmitEventHandler } from 'react';
import type { ApiProblem } from '../../api/api-problem.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';

interface PasswordStepProps {
  readonly text: string;
  /** On the button. */
  readonly act: string;
  readonly isDestructive?: boolean;
  readonly problem: ApiProblem | null;
  readonly isPending: boolean;
  readonly cancel: () => void;
  readonly submit: (given: { password: string; code: string }) => void;
  /** Further fields: one with the name `code` is handed over, too. */
  readonly children?: ReactNode;
}

/** The password again: a stolen session alone must not be able to change how one signs in. */
export const PasswordStep = (props: PasswordStepProps) => {
  const { text, act, isDestructive = false, problem, isPending, cancel, submit, children } = props;
  const { cancel: cancelText } = useTexts('components');
  const { current } = useTexts('password');
  const onSubmit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const fieldOf = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    submit({ password: fieldOf('password'), code: fieldOf('code').trim() });
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack>
        <ProblemAlert problem={problem} />
        <Text>{text}</Text>
        <PasswordInput
          name="password"
          label={current}
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
        />
        {children}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={cancel}>
            {cancelText}
          </Button>
          <Button type="submit" loading={isPending} {...(isDestructive ? { color: 'red' } : {})}>
            {act}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
