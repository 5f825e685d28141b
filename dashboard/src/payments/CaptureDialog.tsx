import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { makeAttempt } from '../api/make-attempt.ts';
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
  const { id, capturableAmount: leftAmount, currency } = payment;
  const [text, setText] = useState(formats.amount(leftAmount, currency));
  const [wantsMore, setWantsMore] = useState(false);
  // Sent again as the same attempt after a lost answer, so that a part is captured once.
  const [attempt, setAttempt] = useState(makeAttempt);
  const capture = useApiChange('post', '/payments/{id}/capture', readAfterAction);
  const amountMinor = parseMoney(text, currency) ?? 0;
  const isWrong = amountMinor < 1 || amountMinor > leftAmount;
  const left = formats.money(leftAmount, currency);
  const isRestLeft = !isWrong && amountMinor < leftAmount;
  const rest = formats.money(leftAmount - amountMinor, currency);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isWrong) return;
    capture.mutate(
      {
        params: { path: { id } },
        body: { totalAmount: amountMinor, final: !(isRestLeft && wantsMore), attempt },
      },
      {
        onSuccess: (after) => {
          done(after);
          close();
        },
        onError: ({ status }) => {
          // What the wallet has declined may be tried again. That is another attempt.
          if (status === 402) setAttempt(makeAttempt());
          void reload();
        },
      },
    );
  };
  return (
    <Dialog title={texts.capture.title} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ActionProblem problem={capture.error} lost={texts.lost} />
          <Text>{texts.capture.text(id, left)}</Text>
          <TextInput
            label={texts.capture.amount(currency)}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={isWrong ? texts.capture.wrong(left) : false}
            description={isRestLeft && !wantsMore ? texts.capture.rest(rest) : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
          />
          {isRestLeft && <MoreChoice rest={rest} wantsMore={wantsMore} choose={setWantsMore} />}
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

interface MoreChoiceProps {
  readonly rest: string;
  readonly wantsMore: boolean;
  readonly choose: (wantsMore: boolean) => void;
}

const MoreChoice = ({ rest, wantsMore, choose }: MoreChoiceProps) => {
  const { capture: texts } = useTexts('paymentActions');
  return (
    <Checkbox
      label={texts.more}
      description={wantsMore ? texts.stays(rest) : texts.moreHint}
      checked={wantsMore}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
};
