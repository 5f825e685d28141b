import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import type { ReactNode, SubmitEventHandler } from 'react';
import type { ApiProblem } from '../../api/api-problem.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';

interface PasswordStepProps {
  readonly text: string;
  /** The text of the button. */
  readonly submitLabel: string;
  readonly isDestructive?: boolean;
  readonly problem: ApiProblem | null;
  readonly isPending: boolean;
  readonly cancel: () => void;
  readonly submit: (given: { password: string; code: string }) => void;
  /** Further fields. One with the name `code` is submitted, too. */
  readonly children?: ReactNode;
}

/** Asks for the password again: a stolen session must not be able to change how its owner signs in. */
export const PasswordStep = (props: PasswordStepProps) => {
  const { text, submitLabel, isDestructive = false, problem, isPending, cancel, submit, children } = props;
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
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
