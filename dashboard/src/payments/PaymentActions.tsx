import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { PaymentAction, PaymentDetails } from '../api/schema.ts';
import { useApiChange } from '../api/use-api.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon, RefreshIcon, TickIcon } from '../icons.tsx';
import { useSession } from '../session/session.ts';
import { ActionProblem } from './ActionProblem.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { CaptureDialog } from './CaptureDialog.tsx';
import { changedByOrders } from './orders.ts';
import { phases } from './payment-phase.ts';

interface Outcome {
  readonly isKnown: boolean;
  readonly text: string;
}

/** What the payment's state allows, for administrators. What came of it is told as it is, also when that is not known. */
export const PaymentActions = ({ payment, reload }: { payment: PaymentDetails; reload: () => unknown }) => {
  const texts = useTexts('paymentActions');
  const { role } = useSession();
  const [asked, setAsked] = useState<'capture' | 'cancel'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const wordsFor = useOutcomeWords(payment);
  const ask = useApiChange('post', '/payments/{id}/ask-wallet', changedByOrders);
  const dialog = (action: 'capture' | 'cancel') => ({
    payment,
    close: () => setAsked(undefined),
    done: (after: PaymentDetails) => setOutcome(wordsFor(action, after)),
    reload,
  });
  const act: Record<PaymentAction, () => void> = {
    capture: () => setAsked('capture'),
    cancel: () => setAsked('cancel'),
    ask_wallet: () =>
      ask.mutate(
        { params: { path: { id: payment.id } } },
        { onSuccess: (after) => setOutcome(wordsFor('ask_wallet', after)), onError: () => void reload() },
      ),
  };
  const actions = role === 'administrator' ? payment.actions : [];
  if (actions.length === 0 && outcome === undefined && asked === undefined) return null;
  return (
    <>
      {outcome && <Told outcome={outcome} payment={payment} />}
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
                act[action]();
              }}
            >
              {texts.buttons[action]}
            </Button>
          ))}
        </Group>
      )}
      {asked === 'capture' && <CaptureDialog {...dialog('capture')} />}
      {asked === 'cancel' && <CancelDialog {...dialog('cancel')} />}
    </>
  );
};

const looks: Record<PaymentAction, object> = {
  capture: {},
  cancel: { variant: 'light', color: 'red' },
  ask_wallet: { variant: 'default', leftSection: <RefreshIcon size={18} /> },
};

/** "Not known yet" is said once: a payment in doubt says it by itself, and one that is settled has an outcome. */
const Told = ({ outcome, payment }: { outcome: Outcome; payment: PaymentDetails }) => {
  const { isKnown, text } = outcome;
  if (!isKnown && (payment.inDoubt || phases[payment.status] !== 'settling')) return null;
  return (
    <Alert color={isKnown ? 'teal' : 'gold'} variant="light" icon={isKnown ? <TickIcon /> : <AlertIcon />}>
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
