import { Button, Group, Stack, Text } from '@mantine/core';
import { useApiChange } from '../api/use-api.ts';
import { Dialog } from '../components/Dialog.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ActionProblem } from '../states/ActionProblem.tsx';
import { readAfterAction, type ActionDialogProps } from './action-dialog.ts';

/** Asks for confirmation: names the payment and its amount, and says what will happen. */
export const CancelDialog = ({ payment, close, done, reload }: ActionDialogProps) => {
  const texts = useTexts('paymentActions');
  const formats = useFormats();
  const { id, totalAmount, capturedAmount, capturableAmount, currency, status } = payment;
  const cancel = useApiChange('post', '/payments/{id}/cancel', readAfterAction);
  const total = formats.money(totalAmount, currency);
  const confirm = () =>
    cancel.mutate(
      { params: { path: { id } } },
      {
        onSuccess: (after) => {
          done(after);
          close();
        },
        onError: () => void reload(),
      },
    );
  const left = formats.money(capturableAmount, currency);
  const isRest = status === 'partially_captured';
  const says = status === 'authorized' ? texts.cancel.authorized : texts.cancel.awaiting;
  return (
    <Dialog title={texts.cancel.title} close={close}>
      <Stack>
        <ActionProblem problem={cancel.error} lost={texts.lost} />
        <Text>
          {isRest ? texts.cancel.rest(id, left, formats.money(capturedAmount, currency)) : says(id, total)}
        </Text>
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={close} data-autofocus>
            {texts.keep}
          </Button>
          <Button color="red" loading={cancel.isPending} onClick={confirm}>
            {isRest ? texts.cancel.confirmRest(left) : texts.cancel.confirm(total)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
