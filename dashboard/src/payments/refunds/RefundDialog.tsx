import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { RefundAnswerForOperators } from '../../api/schema.ts';
import { useApiChange } from '../../api/use-api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Money } from '../../format/Money.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AlertIcon } from '../../icons.tsx';
import { readAfterAction, type ActionDialogProps } from '../action-dialog.ts';
import { ActionProblem } from '../../states/ActionProblem.tsx';
import { FactList } from '../../components/FactList.tsx';
import { CaptureChoice } from './CaptureChoice.tsx';
import { CommissionChoice } from './CommissionChoice.tsx';
import { ItemChoice } from './ItemChoice.tsx';
import { makeAttempt } from '../../api/make-attempt.ts';
import { useAmount } from './use-amount.ts';
import { useRefusalWords } from './use-refusal-words.ts';

/** Refunds all or part of what is left. The button shows the amount as it was understood. */
export const RefundDialog = ({ payment, close, say, reload }: ActionDialogProps) => {
  const { dialog: texts } = useTexts('refunds');
  const { keep, lost } = useTexts('paymentActions');
  const formats = useFormats();
  const { currency } = payment;
  const { text, setText, amountMinor, wrong, says, index, choose } = useAmount(payment);
  const [returnsCommission, setReturnsCommission] = useState(true);
  const [comment, setComment] = useState('');
  const [captureId, setCaptureId] = useState('');
  const { send, refused, problem, isPending } = useRefund(payment.id, reload, (made) => {
    say(made.status === 'completed' ? texts.done(formats.money(made.amount, currency)) : undefined);
    close();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (wrong === undefined)
      send({ amountToRefund: amountMinor, refundCommission: returnsCommission, comment, captureId, index });
  };
  const money = formats.money(amountMinor, currency);
  return (
    <Dialog title={texts.title} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ActionProblem problem={problem} lost={lost} />
          {refused && <Refused refund={refused} />}
          <Summary payment={payment} />
          <ItemChoice payment={payment} index={index} choose={choose} />
          <TextInput
            label={texts.amount(currency)}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={wrong ?? false}
            description={wrong === undefined ? says : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
          />
          <CaptureChoice payment={payment} captureId={captureId} choose={setCaptureId} />
          {payment.commissionAmount > 0 && wrong === undefined && (
            <CommissionChoice
              payment={payment}
              amountMinor={amountMinor}
              returnsCommission={returnsCommission}
              choose={setReturnsCommission}
            />
          )}
          <TextInput
            label={texts.comment}
            description={texts.commentHint}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
            maxLength={140}
            autoComplete="off"
          />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              {keep}
            </Button>
            <Button type="submit" loading={isPending} disabled={wrong !== undefined}>
              {refused ? texts.refundAgain(money) : texts.confirm(money)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};

interface RefundRequest {
  readonly amountToRefund: number;
  readonly refundCommission: boolean;
  readonly comment: string;
  readonly captureId: string;
  /** Of the item that is refunded. Undefined: all of them. */
  readonly index: number | undefined;
}

/** Sends the request. As long as its outcome is not known, it is sent again as the same attempt, so that it refunds once. */
const useRefund = (id: string, reload: () => unknown, onMade: (refund: RefundAnswerForOperators) => void) => {
  const [attempt, setAttempt] = useState(makeAttempt);
  const [refused, setRefused] = useState<RefundAnswerForOperators>();
  const refund = useApiChange('post', '/payments/{id}/refunds', [
    ...readAfterAction,
    '/refunds',
    '/accounts/{id}',
    '/accounts/{id}/postings',
    '/accounts/{id}/balance-days',
  ]);
  const send = ({ comment: given, captureId, index, ...order }: RefundRequest) => {
    setRefused(undefined);
    const comment = given.trim();
    const body = {
      ...order,
      attempt,
      ...(comment !== '' && { comment }),
      ...(captureId !== '' && { captureId }),
      ...(index !== undefined && { items: [{ index, amount: order.amountToRefund }] }),
    };
    refund.mutate(
      { params: { path: { id } }, body },
      {
        onSuccess: (answer) => {
          if (answer.status !== 'failed' && answer.status !== 'cancelled') return onMade(answer);
          setRefused(answer);
          return setAttempt(makeAttempt());
        },
        onError: () => void reload(),
      },
    );
  };
  return { send, refused, problem: refund.error, isPending: refund.isPending };
};

const Refused = ({ refund }: { refund: RefundAnswerForOperators }) => {
  const { refusal } = useTexts('refunds');
  const words = useRefusalWords();
  return (
    <Alert role="alert" color="red" variant="light" icon={<AlertIcon />} title={refusal.title}>
      {words(refund)}
    </Alert>
  );
};

const Summary = ({ payment }: Pick<ActionDialogProps, 'payment'>) => {
  const { dialog: texts } = useTexts('refunds');
  const { currency, capturedAmount, refundedAmount, refundableAmount } = payment;
  const money = (amountMinor: number) => <Money amountMinor={amountMinor} currency={currency} />;
  return (
    <FactList
      lines={[
        [texts.captured, money(capturedAmount)],
        [texts.refunded, refundedAmount === 0 ? null : money(refundedAmount)],
        [texts.left, money(refundableAmount)],
      ]}
    />
  );
};
