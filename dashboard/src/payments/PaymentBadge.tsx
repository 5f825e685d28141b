import { Group, Tooltip, type MantineColor } from '@mantine/core';
import type { OperationProgress, PaymentSummary, PaymentStatus } from '../api/schema.ts';
import { StatusBadge } from '../components/StatusBadge.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { isDeclinedForNow } from './declined-for-now.ts';
import { useOperationWords } from './use-operation-words.ts';

const statusColors: Record<PaymentStatus, MantineColor> = {
  awaiting_approval: 'gray',
  capturing: 'florin',
  authorizing: 'florin',
  authorized: 'indigo',
  partially_captured: 'teal',
  validating: 'florin',
  releasing: 'florin',
  captured: 'teal',
  cancelled: 'gray',
  expired: 'gray',
  failed: 'red',
  quarantined: 'red',
};

type Mark = Exclude<OperationProgress, 'under_way'> | 'declined';

const markColors: Record<Mark, MantineColor> = {
  in_doubt: 'gold',
  pending: 'florin',
  mismatch: 'red',
  declined: 'red',
};

/**
 * The status, and what it does not say about the work at the wallet; on hover in words. What was refunded was captured, so that
 * is not said as well.
 */
export const PaymentBadge = ({ payment }: { payment: PaymentSummary }) => {
  const texts = useTexts('paymentStatus');
  const words = useOperationWords(payment);
  const { status } = payment;
  const mark = markOf(payment);
  return (
    // In a portal: the badge stands in a paragraph, which cannot contain the box of a tooltip.
    <Tooltip
      label={words}
      disabled={words === undefined}
      position="bottom"
      multiline
      w={320}
      openDelay={150}
      withinPortal
    >
      <Group gap={6} wrap="nowrap" component="span" display="inline-flex">
        {payment.refundedAmount > 0 ? (
          <StatusBadge color="grape">
            {payment.refundedAmount === payment.capturedAmount ? texts.refunded : texts.partlyRefunded}
          </StatusBadge>
        ) : (
          <StatusBadge color={statusColors[status]}>{texts.statuses[status]}</StatusBadge>
        )}
        {mark && <StatusBadge color={markColors[mark]}>{texts.marks[mark]}</StatusBadge>}
      </Group>
    </Tooltip>
  );
};

const markOf = (payment: PaymentSummary): Mark | undefined => {
  const { status, operation } = payment;
  if (isDeclinedForNow(payment)) return 'declined';
  const progress = operation?.progress;
  return progress === 'under_way' || status === 'quarantined' ? undefined : progress;
};
