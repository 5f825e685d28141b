import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { PaymentAction, PaymentDetails } from '../api/schema.ts';
import { useApiChange } from '../api/use-api.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon, RefreshIcon, CheckIcon } from '../icons.tsx';
import { useSession } from '../session/session.ts';
import { readAfterAction } from './action-dialog.ts';
import { ActionProblem } from './ActionProblem.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { CaptureDialog } from './CaptureDialog.tsx';
import { phases } from './payment-phase.ts';

interface Outcome {
  readonly isKnown: boolean;
  readonly text: string;
}

/** What administrators can do with the payment in its present state, and what came of it, even if that is unknown. */
export const PaymentActions = ({ payment, reload }: { payment: PaymentDetails; reload: () => unknown }) => {
  const texts = useTexts('paymentActions');
  const { role } = useSession();
  const [dialog, setDialog] = useState<'capture' | 'cancel'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const wordsFor = useOutcomeWords(payment);
  const ask = useApiChange('post', '/payments/{id}/ask-wallet', readAfterAction);
  const dialogProps = (action: 'capture' | 'cancel') => ({
    payment,
    close: () => setDialog(undefined),
    done: (after: PaymentDetails) => setOutcome(wordsFor(action, after)),
    reload,
  });
  const start: Record<PaymentAction, () => void> = {
    capture: () => setDialog('capture'),
    cancel: () => setDialog('cancel'),
    ask_wallet: () =>
      ask.mutate(
        { params: { path: { id: payment.id } } },
        { onSuccess: (after) => setOutcome(wordsFor('ask_wallet', after)), onError: () => void reload() },
      ),
  };
  const actions = role === 'administrator' ? payment.actions : [];
  if (actions.length === 0 && outcome === undefined && dialog === undefined) return null;
  return (
    <>
      {outcome && <OutcomeAlert outcome={outcome} payment={payment} />}
      <ActionProblem problem={ask.error} />
      {actions.length > 0 && (
        <Group gap="sm">
          {actions.map((action) => (
            <Button
              key={action}
              {...looks[action]}
              loading={action === 'ask_wallet' && ask.isPending}
              onClick={() => {
                setOutcome(undefined);
                ask.reset();
                start[action]();
              }}
            >
              {texts.buttons[action]}
            </Button>
          ))}
        </Group>
      )}
      {dialog === 'capture' && <CaptureDialog {...dialogProps('capture')} />}
      {dialog === 'cancel' && <CancelDialog {...dialogProps('cancel')} />}
    </>
  );
};

const looks: Record<PaymentAction, object> = {
  capture: {},
  cancel: { variant: 'light', color: 'red' },
  ask_wallet: { variant: 'default', leftSection: <RefreshIcon size={18} /> },
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

const useOutcomeWords = (before: PaymentDetails) => {
  const { outcomes } = useTexts('paymentActions');
  const { statuses, doubt } = useTexts('paymentStatus');
  const formats = useFormats();
  return (action: PaymentAction, after: PaymentDetails): Outcome => {
    if (phases[after.status] === 'settling') return { isKnown: false, text: doubt };
    if (action === 'capture' && after.status === 'captured')
      return {
        isKnown: true,
        text: outcomes.captured(formats.money(after.capturedAmount ?? after.totalAmount, after.currency)),
      };
    if (action === 'cancel' && after.status === 'cancelled')
      return { isKnown: true, text: outcomes.cancelled };
    const words = after.status === before.status ? outcomes.same : outcomes.changed;
    return { isKnown: true, text: words(statuses[after.status]) };
  };
};
