import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useApiChange } from '../api/use-api.ts';
import { Dialog } from '../components/Dialog.tsx';
import { parseMoney } from '../format/money.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ActionProblem } from '../states/ActionProblem.tsx';
import { readAfterAction, type ActionDialogProps } from './action-dialog.ts';

/** Captures all or part of what the wallet holds. The button shows the amount as it was understood. */
export const CaptureDialog = ({ payment, close, done, reload }: ActionDialogProps) => {
  const texts = useTexts('paymentActions');
  const formats = useFormats();
  const { id, totalAmount, currency } = payment;
  const [text, setText] = useState(formats.amount(totalAmount, currency));
  const capture = useApiChange('post', '/payments/{id}/capture', readAfterAction);
  const amountMinor = parseMoney(text, currency) ?? 0;
  const isWrong = amountMinor < 1 || amountMinor > totalAmount;
  const total = formats.money(totalAmount, currency);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isWrong) return;
    capture.mutate(
      { params: { path: { id } }, body: { totalAmount: amountMinor } },
      {
        onSuccess: (after) => {
          done(after);
          close();
        },
        onError: () => void reload(),
      },
    );
  };
  return (
    <Dialog title={texts.capture.title} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ActionProblem problem={capture.error} lost={texts.lost} />
          <Text>{texts.capture.text(id, total)}</Text>
          <TextInput
            label={texts.capture.amount(currency)}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={isWrong ? texts.capture.wrong(total) : false}
            description={
              isWrong || amountMinor === totalAmount
                ? undefined
                : texts.capture.rest(formats.money(totalAmount - amountMinor, currency))
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
          />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              {texts.keep}
            </Button>
            <Button type="submit" loading={capture.isPending} disabled={isWrong}>
              {texts.capture.confirm(formats.money(amountMinor, currency))}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
