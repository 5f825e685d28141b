import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Event, EventDelivery, PaymentDetails } from '../api/schema.ts';
import { useApi } from '../api/use-api.ts';
import { useRefresh } from '../api/use-refresh.ts';
import { Section } from '../components/Section.tsx';
import { DeliveryBadge } from '../events/DeliveryBadge.tsx';
import { EventType } from '../events/EventType.tsx';
import { nameOfEndpoint } from '../events/name-of-endpoint.ts';
import { Moment } from '../format/Moment.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { Answered } from '../states/Answered.tsx';
import { urls } from '../urls.ts';
import classes from './PaymentEvents.module.css';

const refreshMs = 10_000;

/** The events of a payment, the latest first, and how far their delivery to each endpoint is. */
export const PaymentEvents = ({ payment: { id } }: { payment: PaymentDetails }) => {
  const { ofPayment: texts } = useTexts('events');
  const { refreshMs: refresh } = useRefresh(refreshMs);
  const events = useApi('/events', { params: { query: { search: id } } }, { refreshMs: refresh });
  const deliveries = useApi(
    '/event-deliveries',
    { params: { query: { transactionId: id } } },
    { refreshMs: refresh },
  );
  const told = deliveries.data?.items ?? [];
  return (
    <Section title={texts.title}>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.text}
      </Text>
      <Answered query={events}>
        {({ items, nextCursor }) => (
          <>
            {items.length === 0 && <Text c="dimmed">{texts.nothing}</Text>}
            <ol className={classes.events} aria-label={texts.title}>
              {items.map((event) => (
                <EventLine
                  key={event.id}
                  event={event}
                  deliveries={told.filter(({ eventId }) => eventId === event.id)}
                />
              ))}
            </ol>
            {nextCursor !== null && (
              <Anchor component={Link} to={urls.eventsOf(id)} size="sm">
                {texts.all}
              </Anchor>
            )}
          </>
        )}
      </Answered>
    </Section>
  );
};

const EventLine = ({
  event: { id, type, createdAt },
  deliveries,
}: {
  event: Event;
  deliveries: readonly EventDelivery[];
}) => {
  const { ofPayment: texts } = useTexts('events');
  return (
    <li className={classes.event}>
      <div className={classes.head}>
        <Anchor component={Link} to={urls.event(id)} underline="hover" c="inherit">
          <EventType type={type} />
        </Anchor>
        <span className={classes.note}>
          <Moment at={createdAt} as="second" />
        </span>
      </div>
      {deliveries.length === 0 ? (
        <span className={classes.note}>{texts.untold}</span>
      ) : (
        <ul className={classes.deliveries}>
          {deliveries.map((delivery) => (
            <li key={delivery.endpointId} className={classes.delivery}>
              <DeliveryBadge status={delivery.status} />
              <Anchor component={Link} to={urls.webhook(delivery.endpointId)} size="sm">
                {nameOfEndpoint(delivery)}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
