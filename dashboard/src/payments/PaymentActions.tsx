import { Alert, Button, Group } from '@mantine/core';
import { useState, type ComponentType } from 'react';
import type { PaymentAction, PaymentDetails } from '../api/schema.ts';
import { useApiChange, useReadAgain } from '../api/use-api.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon, RefreshIcon, CheckIcon } from '../icons.tsx';
import { useSession } from '../session/session.ts';
import { readAfterAction, type ActionDialogProps } from './action-dialog.ts';
import { ActionProblem } from './ActionProblem.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { CaptureDialog } from './CaptureDialog.tsx';
import { ContradictionCard } from './ContradictionCard.tsx';
import { phases } from './payment-phase.ts';
import { ResolveDialog } from './ResolveDialog.tsx';

interface Outcome {
  readonly isKnown: boolean;
  readonly text: string;
}

type AskedFor = Exclude<PaymentAction, 'ask_wallet'>;

const dialogs: Record<AskedFor, ComponentType<ActionDialogProps>> = {
  capture: CaptureDialog,
  cancel: CancelDialog,
  resolve: ResolveDialog,
};

/**
 * What administrators can do with the payment in its present state, and what came of it, even if that is unknown. When the wallet
 * contradicts the payment, everybody sees how.
 */
export const PaymentActions = ({ payment, reload }: { payment: PaymentDetails; reload: () => unknown }) => {
  const { role } = useSession();
  const [dialog, setDialog] = useState<AskedFor>();
  const [outcome, setOutcome] = useState<Outcome>();
  const wordsFor = useOutcomeWords(payment);
  const readAgain = useReadAgain();
  const ask = useApiChange('post', '/payments/{id}/ask-wallet', [
    ...readAfterAction,
    '/payments/{id}/statement',
  ]);
  const { contradiction } = payment;
  const askWallet = () =>
    ask.mutate(
      { params: { path: { id: payment.id } } },
      { onSuccess: (after) => setOutcome(wordsFor('ask_wallet', after)), onError: () => void reload() },
    );
  const start = (action: PaymentAction) => {
    setOutcome(undefined);
    ask.reset();
    if (action === 'ask_wallet') return askWallet();
    // What is decided about is what the wallet says now.
    if (action === 'resolve') void readAgain('/payments/{id}/statement');
    return setDialog(action);
  };
  const Dialog = dialog && dialogs[dialog];
  const buttons = role === 'administrator' && payment.actions.length > 0 && (
    <Buttons actions={payment.actions} isAsking={ask.isPending} start={start} />
  );
  return (
    <>
      {outcome && <OutcomeAlert outcome={outcome} payment={payment} />}
      <ActionProblem problem={ask.error} />
      {contradiction === null ? (
        buttons
      ) : (
        <ContradictionCard payment={payment} contradiction={contradiction}>
          {buttons}
        </ContradictionCard>
      )}
      {Dialog && (
        <Dialog
          payment={payment}
          close={() => setDialog(undefined)}
          done={(after) => setOutcome(wordsFor(dialog, after))}
          reload={reload}
        />
      )}
    </>
  );
};

const looks: Record<PaymentAction, object> = {
  capture: {},
  cancel: { variant: 'light', color: 'red' },
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

/** Shows "not known yet" only where nothing else says it: a payment in doubt does, and a settled one has an outcome. */
const OutcomeAlert = ({ outcome, payment }: { outcome: Outcome; payment: PaymentDetails }) => {
  const { isKnown, text } = outcome;
  if (!isKnown && (payment.inDoubt || phases[payment.status] !== 'settling')) return null;
  return (
    <Alert color={isKnown ? 'teal' : 'gold'} variant="light" icon={isKnown ? <CheckIcon /> : <AlertIcon />}>
      {text}
    </Alert>
  );
};

const known = (text: string) => ({ isKnown: true, text });

const useOutcomeWords = (before: PaymentDetails) => {
  const { outcomes } = useTexts('paymentActions');
  const { statuses, doubt } = useTexts('paymentStatus');
  const formats = useFormats();
  return (action: PaymentAction, after: PaymentDetails): Outcome => {
    const captured = formats.money(after.capturedAmount ?? after.totalAmount, after.currency);
    if (phases[after.status] === 'settling') return { isKnown: false, text: doubt };
    if (action === 'capture' && after.status === 'captured') return known(outcomes.captured(captured));
    if (action === 'cancel' && after.status === 'cancelled') return known(outcomes.cancelled);
    if (action === 'resolve')
      return after.status === before.status || after.status !== 'captured'
        ? known(outcomes.closed(statuses[after.status]))
        : known(outcomes.adopted(captured));
    const words = after.status === before.status ? outcomes.same : outcomes.changed;
    return known(words(statuses[after.status]));
  };
};
