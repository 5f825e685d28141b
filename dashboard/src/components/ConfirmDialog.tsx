import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../api/api-problem.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** The text of the button: what it does, and to what. */
  readonly confirmLabel: string;
  /** Absent: it is destructive, and the button is red. */
  readonly isHarmless?: boolean;
  readonly close: () => void;
  readonly problem: ApiProblem | null;
  readonly isPending: boolean;
  readonly confirm: () => void;
  /** What will happen. */
  readonly children: ReactNode;
}

/** Asks for confirmation before something is done. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, confirmLabel, isHarmless = false, close, problem, isPending, confirm, children } = props;
  const texts = useTexts('components');
  return (
    <Dialog title={title} close={close}>
      <Stack>
        <ProblemAlert problem={problem} />
        {children}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={close} data-autofocus>
            {texts.cancel}
          </Button>
          <Button {...(isHarmless ? {} : { color: 'red' })} loading={isPending} onClick={confirm}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
