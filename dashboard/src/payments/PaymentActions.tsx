import { Alert, Button, Group } from '@mantine/core';
import { useState, type ComponentType } from 'react';
import type { PaymentAction, PaymentDetails, Right } from '../api/schema.ts';
import { useApiChange, useReadAgain } from '../api/use-api.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { CheckIcon, RefreshIcon, RefundIcon } from '../icons.tsx';
import { useSession } from '../session/session.ts';
import { ActionProblem } from '../states/ActionProblem.tsx';
import { readAfterAction, type ActionDialogProps } from './action-dialog.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { CaptureDialog } from './CaptureDialog.tsx';
import { MismatchCard } from './MismatchCard.tsx';
import { phaseOf } from './payment-phase.ts';
import { RefundDialog } from './refunds/RefundDialog.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';

type AskedFor = Exclude<PaymentAction, 'ask_wallet'>;

const dialogs: Record<AskedFor, ComponentType<ActionDialogProps>> = {
  capture: CaptureDialog,
  cancel: CancelDialog,
  refund: RefundDialog,
  resolve: ResolveDialog,
};

/**
 * What administrators can do with the payment in its present state, and what came of it. On a mismatch, everybody sees what doesn't
 * match.
 */
export const PaymentActions = ({ payment, reload }: { payment: PaymentDetails; reload: () => unknown }) => {
  const { lost } = useTexts('paymentActions');
  const { rights } = useSession();
  const [dialog, setDialog] = useState<AskedFor>();
  const [outcome, setOutcome] = useState<string>();
  const wordsFor = useOutcomeWords(payment);
  const readAgain = useReadAgain();
  const ask = useApiChange('post', '/payments/{id}/ask-wallet', [
    ...readAfterAction,
    '/payments/{id}/statement',
  ]);
  const { mismatch } = payment;
  const askWallet = () =>
    ask.mutate(
      { params: { path: { id: payment.id } } },
      { onSuccess: (after) => setOutcome(wordsFor('ask_wallet', after)), onError: () => void reload() },
    );
  const start = (action: PaymentAction) => {
    setOutcome(undefined);
    ask.reset();
    if (action === 'ask_wallet') return askWallet();
    // The decision is about what the wallet says now.
    if (action === 'resolve') void readAgain('/payments/{id}/statement');
    return setDialog(action);
  };
  const Dialog = dialog && dialogs[dialog];
  const actions = payment.actions.filter((action) => rights.includes(rightOf[action]));
  const buttons = actions.length > 0 && <Buttons actions={actions} isAsking={ask.isPending} start={start} />;
  return (
    <>
      {outcome !== undefined && (
        <Alert color="teal" variant="light" icon={<CheckIcon />}>
          {outcome}
        </Alert>
      )}
      <ActionProblem problem={ask.error} lost={lost} />
      {mismatch === null ? (
        buttons
      ) : (
        <MismatchCard payment={payment} mismatch={mismatch}>
          {buttons}
        </MismatchCard>
      )}
      {Dialog && (
        <Dialog
          payment={payment}
          close={() => setDialog(undefined)}
          done={(after) => setOutcome(wordsFor(dialog, after))}
          say={setOutcome}
          reload={reload}
        />
      )}
    </>
  );
};

/** What the API asks for. */
const rightOf: Record<PaymentAction, Right> = {
  capture: 'capture_payments',
  cancel: 'cancel_payments',
  refund: 'refund_payments',
  ask_wallet: 'ask_wallet',
  resolve: 'resolve_mismatches',
};

const looks: Record<PaymentAction, object> = {
  capture: {},
  cancel: { variant: 'light', color: 'red' },
  refund: { leftSection: <RefundIcon size={18} /> },
  ask_wallet: { variant: 'default', leftSection: <RefreshIcon size={18} /> },
  resolve: {},
};

interface ButtonsProps {
  readonly actions: readonly PaymentAction[];
  readonly isAsking: boolean;
  readonly start: (action: PaymentAction) => void;
}

const Buttons = ({ actions, isAsking, start }: ButtonsProps) => {
  const { buttons } = useTexts('paymentActions');
  return (
    <Group gap="sm">
      {actions.map((action) => (
        <Button
          key={action}
          {...looks[action]}
          loading={action === 'ask_wallet' && isAsking}
          onClick={() => start(action)}
        >
          {buttons[action]}
        </Button>
      ))}
    </Group>
  );
};

/** What came of an action. Undefined: it is still under way, or something else is wrong, which the page says already. */
const useOutcomeWords = (before: PaymentDetails) => {
  const { outcomes } = useTexts('paymentActions');
  const { statuses } = useTexts('paymentStatus');
  const formats = useFormats();
  return (action: PaymentAction, after: PaymentDetails): string | undefined => {
    const captured = formats.money(after.capturedAmount || after.totalAmount, after.currency);
    const isStillWrong = action === 'resolve' && after.mismatch !== null;
    if (phaseOf(after) === 'settling' || isStillWrong) return undefined;
    if (action === 'capture' && after.status === 'partially_captured')
      return outcomes.partlyCaptured(captured, formats.money(after.capturableAmount, after.currency));
    if (action === 'capture' && after.status === 'captured') return outcomes.captured(captured);
    if (action === 'cancel' && after.status === 'captured') return outcomes.finished(captured);
    if (action === 'cancel' && after.status === 'cancelled') return outcomes.cancelled;
    if (action === 'resolve')
      return after.status === before.status || after.status !== 'captured'
        ? outcomes.closed(statuses[after.status])
        : outcomes.adopted(captured);
    const words = after.status === before.status ? outcomes.same : outcomes.changed;
    return words(statuses[after.status]);
  };
};
