import { useMutation } from '@tanstack/react-query';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { answerOf, api } from '../../api/client.ts';
import { useConfirmed } from '../../api/confirmation.ts';
import type { Operator, Role } from '../../api/schema.ts';
import { useReadAgain } from '../../api/use-api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RoleChoice } from './RoleChoice.tsx';

/** Asks for the new role, and says what the change ends. */
export const ChangeRoleDialog = ({
  operator: { id, email, role: before, isYou },
  close,
}: {
  operator: Operator;
  close: () => void;
}) => {
  const { actions, role: label } = useTexts('users');
  const texts = actions.changeRole;
  const [role, setRole] = useState<Role>(before);
  const notify = useNotify();
  const readAgain = useReadAgain();
  const confirmed = useConfirmed();
  const change = useMutation({
    mutationFn: () =>
      confirmed(() =>
        answerOf(api.POST('/operators/{id}/role', { params: { path: { id } }, body: { role } })),
      ),
    onSuccess: () => readAgain('/operators', '/invitations'),
  });
  const onSuccess = () => {
    notify(texts.done(email));
    close();
  };
  return (
    <ConfirmDialog
      title={texts.title(email)}
      confirmLabel={texts.confirm(email)}
      isHarmless
      close={close}
      problem={change.error}
      isPending={change.isPending}
      confirm={() => (role === before ? close() : change.mutate(undefined, { onSuccess }))}
    >
      <RoleChoice label={label} value={role} onChange={(chosen) => setRole(chosen as Role)} />
      <Text>{texts.text(email)}</Text>
      {isYou && <Text fw={600}>{texts.self}</Text>}
    </ConfirmDialog>
  );
};
