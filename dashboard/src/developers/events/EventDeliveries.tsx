import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Event, EventDelivery } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { useRefresh } from '../../api/use-refresh.ts';
import { DataTable, rowLinkClass } from '../../components/DataTable.tsx';
import { Section } from '../../components/Section.tsx';
import { DeliveryBadge } from '../../events/DeliveryBadge.tsx';
import classes from '../../events/Events.module.css';
import { nameOfEndpoint } from '../../events/name-of-endpoint.ts';
import { Moment } from '../../format/Moment.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Answered } from '../../states/Answered.tsx';
import { urls } from '../../urls.ts';
import { SendAgainButton } from '../webhooks/SendAgainButton.tsx';

interface RowProps {
  readonly row: EventDelivery;
}

const refreshMs = 10_000;

/** Which endpoints an event was sent to, and with what result. */
export const EventDeliveries = ({ event: { id } }: { event: Event }) => {
  const { one: texts, delivery } = useTexts('events');
  const { attempt } = useTexts('webhooks');
  const may = useMay('send_webhooks');
  const query = useApi('/event-deliveries', { params: { query: { eventId: id } } }, useRefresh(refreshMs));
  return (
    <Section title={texts.deliveries}>
      <Answered query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{texts.noDeliveries}</Text>
          ) : (
            <DataTable
              label={delivery.list}
              isInside
              rows={items}
              keyOf={({ endpointId }) => endpointId}
              columns={[
                { head: delivery.endpoint, Cell: Endpoint },
                { head: delivery.state, Cell: State },
                { head: delivery.answer, Cell: Answer },
                { head: delivery.tries, Cell: Tries, isNumeric: true },
                { head: delivery.at, Cell: At },
                ...(may ? [{ head: attempt.sendAgain, Cell: Again }] : []),
              ]}
              Card={Card}
            />
          )
        }
      </Answered>
    </Section>
  );
};

const Endpoint = ({ row }: RowProps) => (
  <Link to={urls.webhook(row.endpointId)} className={rowLinkClass}>
    {nameOfEndpoint(row)}
  </Link>
);

const State = ({ row: { status, nextTryAt } }: RowProps) => {
  const { delivery } = useTexts('events');
  const formats = useFormats();
  return (
    <span className={classes.stack}>
      <DeliveryBadge status={status} />
      {nextTryAt !== null && (
        <span className={classes.note}>{delivery.next(formats.realSecond(nextTryAt))}</span>
      )}
    </span>
  );
};

const Answer = ({ row: { answerStatus, error } }: RowProps) => {
  const { delivery } = useTexts('events');
  return <span>{answerStatus === null ? (error ?? '–') : delivery.status(String(answerStatus))}</span>;
};

const Tries = ({ row: { tries } }: RowProps) => useFormats().number(tries);

const At = ({ row: { lastTryAt } }: RowProps) =>
  lastTryAt === null ? <span>–</span> : <Moment at={lastTryAt} as="realSecond" />;

const Again = ({ row }: RowProps) => (
  <span className={classes.above}>
    <SendAgainButton endpointId={row.endpointId} eventId={row.eventId} name={nameOfEndpoint(row)} />
  </span>
);

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <div className={classes.line}>
      <Endpoint row={row} />
      <State row={row} />
    </div>
    <div className={classes.line}>
      <span className={classes.note}>
        <Answer row={row} /> · <At row={row} />
      </span>
      <Again row={row} />
    </div>
  </div>
);
