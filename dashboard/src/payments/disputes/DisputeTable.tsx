import { Anchor } from '@mantine/core';
import type { LinkedDispute } from '../../api/schema.ts';
import { DataTable } from '../../components/DataTable.tsx';
import { Moment } from '../../format/Moment.tsx';
import { Money } from '../../format/Money.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { ExternalLinkIcon } from '../../icons.tsx';
import { urls } from '../../urls.ts';
import { PaymentName } from '../PaymentName.tsx';
import { wordsOf } from '../words-of.ts';
import { DisputeBadge } from './DisputeBadge.tsx';
import classes from './DisputeTable.module.css';

/** In the list of all disputes, with what the platform calls the payment. */
type Row = LinkedDispute & { readonly reference?: string | null };

interface RowProps {
  readonly row: Row;
}

/** Inside a payment, beside which stand its facts, they are cards without a link to it. */
export const DisputeTable = ({
  disputes,
  isOfPayment = false,
}: {
  disputes: readonly Row[];
  isOfPayment?: boolean;
}) => {
  const { list, columns } = useTexts('disputes');
  return (
    <DataTable
      label={list}
      isInside={isOfPayment}
      isNarrow={isOfPayment}
      rows={disputes}
      keyOf={({ id }) => id}
      columns={[
        { head: columns.payment, Cell: Payment, overflow: 'fills' },
        { head: columns.status, Cell: Status },
        { head: columns.reason, Cell: Reason },
        { head: columns.due, Cell: Due },
        { head: columns.amount, Cell: Amount, isNumeric: true },
        { head: columns.answer, Cell: Answer },
      ]}
      Card={isOfPayment ? CardOfPayment : Card}
    />
  );
};

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <div className={classes.line}>
      <Payment row={row} />
      <Amount row={row} />
    </div>
    <CardRest row={row} />
  </div>
);

const CardOfPayment = ({ row }: RowProps) => (
  <div className={classes.card}>
    <Amount row={row} />
    <CardRest row={row} />
  </div>
);

const CardRest = ({ row }: RowProps) => (
  <>
    <div className={classes.line}>
      <Reason row={row} />
      <Status row={row} />
    </div>
    <div className={classes.line}>
      <CardDue row={row} />
      <Answer row={row} />
    </div>
  </>
);

const Payment = ({ row: { transactionId, reference = null } }: RowProps) => (
  <PaymentName id={transactionId} reference={reference} to={urls.payment(transactionId)} />
);

const Status = ({ row: { status, outcome } }: RowProps) => {
  const { outcomes } = useTexts('disputes');
  return (
    <span className={classes.stack}>
      <DisputeBadge status={status} />
      {outcome !== null && <span className={classes.note}>{wordsOf(outcomes, outcome)}</span>}
    </span>
  );
};

const Reason = ({ row: { reason, stage } }: RowProps) => {
  const { reasons, stages } = useTexts('disputes');
  return (
    <span>
      {wordsOf(reasons, reason)} <span className={classes.note}>· {stages[stage]}</span>
    </span>
  );
};

const CardDue = ({ row }: RowProps) => {
  const { columns } = useTexts('disputes');
  return row.waitsForSeller ? (
    <span className={classes.note}>
      {columns.due} <Due row={row} />
    </span>
  ) : (
    <span />
  );
};

const Due = ({ row: { waitsForSeller, sellerDueAt } }: RowProps) =>
  waitsForSeller && sellerDueAt !== null ? <Moment at={sellerDueAt} /> : <span>–</span>;

const Amount = ({ row: { amount, currency } }: RowProps) => (
  <span className={classes.amount}>
    <Money amountMinor={amount} currency={currency} />
  </span>
);

const Answer = ({ row: { extDisputeId, walletUrl, waitsForSeller } }: RowProps) => {
  const { answer, show, about } = useTexts('disputes');
  const word = waitsForSeller ? answer : show;
  return (
    <Anchor
      inherit
      href={walletUrl}
      target="_blank"
      rel="noreferrer"
      className={classes.answer}
      aria-label={about(word, extDisputeId)}
    >
      {word}
      <ExternalLinkIcon size={14} />
    </Anchor>
  );
};
