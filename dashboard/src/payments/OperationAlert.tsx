import { Alert, type MantineColor } from '@mantine/core';
import type { OperationProgress, PaymentDetails } from '../api/schema.ts';
import { AlertIcon, ClockIcon, type Icon } from '../icons.tsx';
import { useOperationWords } from './use-operation-words.ts';

type Shown = Exclude<OperationProgress, 'mismatch'>;

const looks: Record<Shown, { color: MantineColor; icon: Icon }> = {
  under_way: { color: 'florin', icon: ClockIcon },
  in_doubt: { color: 'gold', icon: AlertIcon },
  pending: { color: 'florin', icon: ClockIcon },
};

/** What is under way at the wallet. A mismatch has a card of its own. */
export const OperationAlert = ({ payment }: { payment: PaymentDetails }) => {
  const words = useOperationWords(payment);
  const progress = payment.operation?.progress;
  if (progress === undefined || progress === 'mismatch') return null;
  const { color, icon: Picture } = looks[progress];
  return (
    <Alert color={color} variant="light" icon={<Picture />}>
      {words}
    </Alert>
  );
};
