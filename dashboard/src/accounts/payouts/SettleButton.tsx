import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { PayoutForOperators, PayoutSettlement } from '../../api/schema.ts';
import { useApiChange } from '../../api/use-api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';
import { payoutReads } from './payout-reads.ts';

/** For administrators, where no statement says what the bank has done. */
export const SettleButton = ({ payout }: { payout: PayoutForOperators }) => {
  const { settle: texts } = useTexts('payouts');
  const may = useMay('pay_out');
  const [isOpen, setIsOpen] = useState(false);
  if (!may || (payout.status !== 'approved' && payout.status !== 'paid')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {texts.button}
      </Button>
      {isOpen && <SettleDialog payout={payout} close={() => setIsOpen(false)} />}
    </>
  );
};

interface SettleDialogProps {
  readonly payout: PayoutForOperators;
  readonly close: () => void;
}

const SettleDialog = ({ payout: { id, status }, close }: SettleDialogProps) => {
  const { settle: texts } = useTexts('payouts');
  const { dialog } = useTexts('transfers');
  const notify = useNotify();
  const [outcome, setOutcome] = useState<PayoutSettlement['outcome']>('returned');
  const [note, setNote] = useState('');
  const settle = useApiChange('post', '/payouts/{id}/settle', payoutReads);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    settle.mutate(
      { params: { path: { id } }, body: { outcome, note: note.trim() } },
      {
        onSuccess: () => {
          notify(texts.done);
          close();
        },
      },
    );
  };
  return (
    <Dialog title={texts.title} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ProblemAlert problem={settle.error} />
          <Text size="sm">{texts.text}</Text>
          <Radio.Group aria-label={texts.title} value={outcome} onChange={(value) => setOutcome(value)}>
            <Stack gap="xs">
              {status === 'approved' && <Radio value="paid" label={texts.paid} />}
              <Radio value="returned" label={texts.returned} />
            </Stack>
          </Radio.Group>
          <Textarea
            label={texts.note}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            maxLength={500}
            autosize
          />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              {dialog.cancel}
            </Button>
            <Button type="submit" color="red" loading={settle.isPending} disabled={note.trim() === ''}>
              {texts.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
