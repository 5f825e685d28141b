import { Button, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../components/Dialog.tsx';
import { useNotify } from '../components/use-notify.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import type { AccountStatus } from './AccountStatusBadge.tsx';
import type { AccountDialogProps } from './DetailsDialog.tsx';
import { useChangeAccount } from './use-change-account.ts';

/** What may follow. A Record, so a new status does not compile until it says so. */
const next: Record<AccountStatus, readonly AccountStatus[]> = {
  open: ['on_hold', 'closed'],
  on_hold: ['open', 'closed'],
  closed: ['open'],
};

/** Opens an account again, puts it on hold or closes it, and says what that means. */
export const StatusDialog = ({ account, close }: AccountDialogProps) => {
  const { life: texts } = useTexts('accounts');
  const notify = useNotify();
  const { send, problem, isPending } = useChangeAccount(account);
  const choices = next[account.status];
  const [status, setStatus] = useState(choices[0]!);
  const save = () =>
    send({ status }, () => {
      notify(texts.statusDone(account.id, texts.statuses[status]));
      close();
    });
  return (
    <Dialog title={texts.changeStatus} close={close}>
      <Stack>
        <ProblemAlert problem={problem} />
        <Radio.Group
          label={texts.status}
          value={status}
          onChange={(value) => setStatus(choices.find((choice) => choice === value) ?? status)}
        >
          <Stack mt="xs" gap="sm">
            {choices.map((choice) => (
              <Radio
                key={choice}
                value={choice}
                label={texts.statuses[choice]}
                description={texts.explain[choice]}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={close}>
            {texts.cancel}
          </Button>
          <Button {...(status === 'open' ? {} : { color: 'red' })} loading={isPending} onClick={save}>
            {texts.setTo[status]}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
