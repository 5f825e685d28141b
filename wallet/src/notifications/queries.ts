import type { Database } from '../database/open-database.ts';
import type { EventType } from './event-types.ts';

export interface WebhookRow {
  readonly id: string;
  readonly url: string;
  readonly event_types: string;
}
export type DeliveryState = 'waiting' | 'held_back' | 'delivered' | 'given_up' | 'lost';
export interface DueDelivery {
  readonly sequence: bigint;
  readonly event_id: string;
  readonly webhook_id: string;
  readonly tries: bigint;
  readonly url: string;
  readonly body: string;
  readonly order_id: string;
  readonly created_at: string;
}

interface NewEvent {
  readonly id: string;
  readonly type: EventType;
  readonly orderId: string;
  readonly body: string;
  readonly at: string;
}

export const insertWebhook = (database: Database, webhook: WebhookRow): void => {
  database
    .statement('insert into webhooks (id, url, event_types) values (?, ?, ?)')
    .run(webhook.id, webhook.url, webhook.event_types);
};

export const findWebhook = (database: Database, id: string): WebhookRow | undefined =>
  database.statement<WebhookRow>('select * from webhooks where id = ?').get(id);

export const findWebhookByUrl = (database: Database, url: string): WebhookRow | undefined =>
  database.statement<WebhookRow>('select * from webhooks where url = ?').get(url);

export const listWebhooks = (database: Database): WebhookRow[] =>
  database.statement<WebhookRow>('select * from webhooks order by id').all();

export const deleteWebhook = (database: Database, id: string): boolean =>
  database.statement('delete from webhooks where id = ?').run(id).changes === 1n;

export const insertDelivery = (database: Database, eventId: string, webhookId: string, at: string): void => {
  database
    .statement(`insert into deliveries (event_id, webhook_id, state, due_at) values (?, ?, 'waiting', ?)`)
    .run(eventId, webhookId, at);
};

const isSubscribed = ({ event_types: types }: WebhookRow, type: EventType): boolean => {
  const names = JSON.parse(types) as string[];
  return names.includes('*') || names.includes(type);
};

/** Writes the event and its deliveries. Returns whether there are any. */
export const insertEvent = (database: Database, { id, type, orderId, body, at }: NewEvent): boolean => {
  database
    .statement('insert into events (id, type, order_id, body, created_at) values (?, ?, ?, ?, ?)')
    .run(id, type, orderId, body, at);
  const subscribed = listWebhooks(database).filter((webhook) => isSubscribed(webhook, type));
  for (const webhook of subscribed) insertDelivery(database, id, webhook.id, at);
  return subscribed.length > 0;
};

export const findEventBody = (database: Database, id: string): string | undefined =>
  database.statement('select body from events where id = ?').get(id)?.['body'] as string | undefined;

export const listEventBodies = (database: Database, limit: number): string[] =>
  database
    .statement('select body from events order by sequence desc limit ?')
    .all(limit)
    .map((row) => row['body'] as string);

/** What is due, oldest first. Without the bodies, because the delivery queue looks often. */
export const listDueDeliveries = (database: Database, at: string, limit: number) =>
  database
    .statement<Pick<DueDelivery, 'sequence' | 'order_id'>>(
      `select d.sequence, e.order_id from deliveries d join events e on e.id = d.event_id
       where d.state = 'waiting' and d.due_at <= ? order by d.sequence limit ?`,
    )
    .all(at, limit);

/** How many are due, those included that are being sent. */
export const countDueDeliveries = (database: Database, at: string): number => {
  const row = database
    .statement("select count(*) as due from deliveries where state = 'waiting' and due_at <= ?")
    .get(at) as { due: bigint };
  return Number(row.due);
};

export const getDelivery = (database: Database, sequence: bigint): DueDelivery =>
  database
    .statement<DueDelivery>(
      `select d.sequence, d.event_id, d.webhook_id, d.tries, w.url, e.body, e.order_id, e.created_at
       from deliveries d join webhooks w on w.id = d.webhook_id join events e on e.id = d.event_id
       where d.sequence = ?`,
    )
    .get(sequence)!;

export const findNextDue = (database: Database): string | undefined =>
  (database.statement(`select min(due_at) as due_at from deliveries where state = 'waiting'`).get()?.[
    'due_at'
  ] ?? undefined) as string | undefined;

export const markDelivery = (
  database: Database,
  sequence: bigint,
  state: DeliveryState,
  tries: bigint,
  dueAt: string,
): void => {
  database
    .statement('update deliveries set state = ?, tries = ?, due_at = ? where sequence = ?')
    .run(state, tries, dueAt, sequence);
};

/** Makes deliveries due again that were held back to arrive out of order; of one webhook, or of all. */
export const releaseHeldBack = (database: Database, webhookId: string | undefined): boolean =>
  database
    .statement(
      `update deliveries set state = 'waiting' where state = 'held_back' and (? is null or webhook_id = ?)`,
    )
    .run(webhookId ?? null, webhookId ?? null).changes > 0;

export const listDeliveriesOfOrder = (database: Database, orderId: string) =>
  database
    .statement(
      `select e.id as eventId, e.type, d.webhook_id as webhookId, d.state, d.tries
       from events e left join deliveries d on d.event_id = e.id
       where e.order_id = ? order by e.sequence, d.sequence`,
    )
    .all(orderId) as {
    eventId: string;
    type: string;
    webhookId: string | null;
    state: DeliveryState | null;
    tries: bigint | null;
  }[];
