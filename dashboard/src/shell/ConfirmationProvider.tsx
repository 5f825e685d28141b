import { Text } from '@mantine/core';
import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmationContext } from '../api/confirmation.ts';
import { useApiChange } from '../api/use-api.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PasswordDialog } from '../password/PasswordDialog.tsx';

type Answer = (isConfirmed: boolean) => void;

/** One dialog for everything that gives or widens access: see useConfirmed. */
export const ConfirmationProvider = ({ children }: { children: ReactNode }) => {
  /** Requests that wait for the confirmation. */
  const [waiting, setWaiting] = useState<readonly Answer[]>([]);
  const ask = useCallback(
    () => new Promise<boolean>((resolve) => setWaiting((others) => [...others, resolve])),
    [],
  );
  const answer: Answer = (isConfirmed) => {
    for (const each of waiting) each(isConfirmed);
    setWaiting([]);
  };
  return (
    <ConfirmationContext value={ask}>
      {children}
      {waiting.length > 0 && <ConfirmationDialog answer={answer} />}
    </ConfirmationContext>
  );
};

const ConfirmationDialog = ({ answer }: { answer: Answer }) => {
  const { confirmation: texts } = useTexts('password');
  const confirm = useApiChange('post', '/session/confirmation', []);
  return (
    <PasswordDialog
      title={texts.title}
      close={() => answer(false)}
      problem={confirm.error}
      isPending={confirm.isPending}
      submit={(body) => confirm.mutate({ body }, { onSuccess: () => answer(true) })}
    >
      <Text size="sm" c="dimmed">
        {texts.text}
      </Text>
    </PasswordDialog>
  );
};
