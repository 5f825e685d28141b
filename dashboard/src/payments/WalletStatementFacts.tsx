import { Button } from '@mantine/core';
import type { PaymentDetails, StatedPayment, WalletStatement } from '../api/schema.ts';
import { serviceTimeAt } from '../api/service-time.ts';
import { useApi } from '../api/use-api.ts';
import { CopiedId } from '../copy/CopiedId.tsx';
import { StatusBadge } from '../components/StatusBadge.tsx';
import { Moment } from '../format/Moment.tsx';
import { Money } from '../format/Money.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { Loading } from '../states/Loading.tsx';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import classes from './MismatchCard.module.css';
import { FactList } from '../components/FactList.tsx';

/** What the wallet has, in its own words, and when it said so. What it said before it stopped answering is not shown. */
export const WalletStatementFacts = ({ payment: { id } }: { payment: PaymentDetails }) => {
  const query = useApi('/payments/{id}/statement', { params: { path: { id } } });
  const { retry } = useTexts('states');
  if (query.error !== null) {
    return (
      <>
        <ProblemAlert problem={query.error} />
        <div>
          <Button size="xs" variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
            {retry}
          </Button>
        </div>
      </>
    );
  }
  if (query.data === undefined) return <Loading />;
  return <Stated statement={query.data} at={serviceTimeAt(query.dataUpdatedAt).toISOString()} />;
};

const Stated = ({ statement, at }: { statement: WalletStatement; at: string }) => {
  const { theirs: texts } = useTexts('paymentMismatch');
  return (
    <FactList
      lines={[
        [
          texts.order,
          <StatusBadge key="order" color="gray">
            {statement.status}
          </StatusBadge>,
        ],
        [texts.captures, <Payments key="captures" payments={statement.captures} none={texts.noCaptures} />],
        [
          texts.authorizations,
          <Payments key="authorizations" payments={statement.authorizations} none={texts.noAuthorizations} />,
        ],
        [texts.refunds, <Payments key="refunds" payments={statement.refunds} none={texts.noRefunds} />],
        [texts.at, <Moment key="at" at={at} as="second" />],
      ]}
    />
  );
};

const Payments = ({ payments, none }: { payments: readonly StatedPayment[]; none: string }) => {
  const { theirs: texts } = useTexts('paymentMismatch');
  if (payments.length === 0) return none;
  return (
    <ul className={classes.stated}>
      {payments.map(({ id, status, amount, currency }) => (
        <li key={id}>
          {amount === null || currency === null ? (
            <span>{texts.unreadable}</span>
          ) : (
            <Money amountMinor={amount} currency={currency} />
          )}
          <StatusBadge color="gray">{status}</StatusBadge>
          <CopiedId id={id} />
        </li>
      ))}
    </ul>
  );
};
