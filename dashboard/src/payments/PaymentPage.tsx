import { Alert, Button, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import type { PaymentDetails } from '../api/schema.ts';
import { useApi } from '../api/use-api.ts';
import { useRefresh } from '../api/use-refresh.ts';
import { BackLink } from '../components/BackLink.tsx';
import { Page } from '../components/Page.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DisconnectedIcon } from '../icons.tsx';
import { Answered } from '../states/Answered.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { urls } from '../urls.ts';
import { PaymentDisputes } from './disputes/PaymentDisputes.tsx';
import { OperationAlert } from './OperationAlert.tsx';
import { phaseOf, refreshMsIn } from './payment-phase.ts';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentBadge } from './PaymentBadge.tsx';
import { PaymentEvents } from './PaymentEvents.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentItems } from './PaymentItems.tsx';
import classes from './PaymentPage.module.css';
import { PaymentPostings } from './PaymentPostings.tsx';
import { PaymentShares } from './PaymentShares.tsx';
import { PaymentTransfers } from './PaymentTransfers.tsx';
import { PaymentRefunds } from './refunds/PaymentRefunds.tsx';
import { releasedOf } from './released.ts';
import { Story } from './Story.tsx';
import { Timeline } from './Timeline.tsx';
import { stepsOf } from './timeline-steps.ts';
import { useSentence } from './use-sentence.ts';

/** Everything about one payment. Refreshes until the payment is over. */
export const PaymentPage = () => {
  const texts = useTexts('paymentDetails');
  const id = useParams()['id']!;
  const { isIdle } = useRefresh(0);
  const query = useApi(
    '/payments/{id}',
    { params: { path: { id } } },
    {
      refreshMs: (payment) => (payment !== undefined && !isIdle ? refreshMsIn[phaseOf(payment)] : false),
    },
  );
  if (query.error?.code === 'not_found') return <NoSuchPayment id={id} />;
  return (
    <>
      <BackLink to={urls.payments}>{texts.back}</BackLink>
      {query.data === undefined ? (
        <Page title={texts.loadingTitle}>
          <Answered query={query}>{() => null}</Answered>
        </Page>
      ) : (
        <Shown key={id} payment={query.data} isStale={query.error !== null} reload={query.refetch} />
      )}
    </>
  );
};

interface ShownProps {
  readonly payment: PaymentDetails;
  readonly isStale: boolean;
  readonly reload: () => unknown;
}

const Shown = ({ payment, isStale, reload }: ShownProps) => {
  const texts = useTexts('paymentDetails');
  const formats = useFormats();
  const sentence = useSentence()(payment);
  return (
    <Page
      title={texts.title(formats.money(payment.totalAmount, payment.currency))}
      description={
        <>
          <PaymentBadge payment={payment} /> {sentence}
        </>
      }
    >
      <Stack gap="md">
        {isStale && (
          <Alert role="alert" color="gray" icon={<DisconnectedIcon />}>
            {texts.stale}
          </Alert>
        )}
        <OperationAlert payment={payment} />
        <PaymentActions payment={payment} reload={reload} />
        <Story payment={payment} />
        <div className={classes.columns}>
          <div className={classes.column}>
            <Timeline
              steps={stepsOf(payment)}
              currency={payment.currency}
              released={releasedOf(payment)}
              apiKeyLabel={payment.apiKeyLabel}
            />
            <div className={classes.related}>
              <PaymentRefunds payment={payment} />
              <PaymentDisputes payment={payment} />
              <PaymentShares payment={payment} />
              <PaymentTransfers payment={payment} />
              <PaymentPostings payment={payment} />
              <PaymentEvents payment={payment} />
            </div>
            <PaymentItems payment={payment} />
          </div>
          <div className={classes.column}>
            <PaymentFacts payment={payment} />
          </div>
        </div>
      </Stack>
    </Page>
  );
};

const NoSuchPayment = ({ id }: { id: string }) => {
  const texts = useTexts('paymentDetails');
  return (
    <EmptyState
      level={1}
      title={texts.unknown.title}
      action={
        <Button mt="md" variant="default" component={Link} to={urls.payments}>
          {texts.back}
        </Button>
      }
    >
      {texts.unknown.text(id)}
    </EmptyState>
  );
};
