export const schemaVersion = 3;

/**
 * Everything the wallet stores. Constraints repeat the rules of the code about money, so that a bug cannot be
 * committed. Tables with large rows keep their rowid: in a table without one, every update of such a row costs twice as
 * much.
 */
export const schema = `
create table if not exists kept_settings (
  name text primary key,
  value text not null
) strict, without rowid;

create table if not exists orders (
  id text primary key,
  state text not null check (state in
    ('created', 'payer_action_required', 'approved', 'completed', 'voided', 'expired', 'reversed')),
  intent text not null check (intent in ('CAPTURE', 'AUTHORIZE')),
  units text not null,
  total_minor integer not null check (total_minor > 0),
  currency text not null,
  with_payment_source integer not null,
  return_url text,
  cancel_url text,
  brand_name text,
  locale text,
  user_action text not null,
  created_at text not null,
  updated_at text not null,
  expires_at text not null,
  buyer_id text,
  instrument_id text,
  declined_instrument_id text,
  cancelled_at text,
  amount_fault text
) strict;
create index if not exists orders_due on orders (expires_at)
  where state in ('created', 'payer_action_required', 'approved');

create table if not exists authorizations (
  id text primary key,
  order_id text not null references orders,
  unit_index integer not null,
  status text not null check (status in
    ('CREATED', 'CAPTURED', 'PARTIALLY_CAPTURED', 'VOIDED', 'DENIED')),
  currency text not null,
  amount_minor integer not null check (amount_minor > 0),
  captured_minor integer not null default 0 check (captured_minor between 0 and amount_minor),
  reauthorizes text references authorizations,
  created_at text not null,
  updated_at text not null,
  expires_at text not null
) strict, without rowid;
create index if not exists authorizations_of_order on authorizations (order_id);
create index if not exists authorizations_due on authorizations (expires_at)
  where status in ('CREATED', 'PARTIALLY_CAPTURED');

create table if not exists captures (
  id text primary key,
  order_id text not null references orders,
  unit_index integer not null,
  authorization_id text references authorizations,
  status text not null check (status in
    ('COMPLETED', 'DECLINED', 'PENDING', 'REFUNDED', 'PARTIALLY_REFUNDED')),
  currency text not null,
  amount_minor integer not null check (amount_minor > 0),
  refunded_minor integer not null default 0 check (refunded_minor between 0 and amount_minor),
  final_capture integer not null,
  invoice_id text,
  custom_id text,
  created_at text not null,
  updated_at text not null
) strict, without rowid;
create index if not exists captures_of_order on captures (order_id);
create index if not exists captures_of_invoice on captures (invoice_id) where invoice_id is not null;
create index if not exists captures_by_time on captures (created_at);
create unique index if not exists one_direct_capture_of_a_unit on captures (order_id, unit_index)
  where authorization_id is null;

create table if not exists refunds (
  id text primary key,
  kind text not null check (kind in ('refund', 'reversal')),
  capture_id text not null references captures,
  order_id text not null references orders,
  status text not null check (status in ('COMPLETED', 'PENDING', 'FAILED', 'CANCELLED')),
  currency text not null,
  amount_minor integer not null check (amount_minor > 0),
  total_refunded_minor integer not null check (total_refunded_minor >= 0),
  note_to_payer text,
  invoice_id text,
  custom_id text,
  created_at text not null,
  updated_at text not null
) strict, without rowid;
create index if not exists refunds_of_order on refunds (order_id);
create index if not exists refunds_of_invoice on refunds (invoice_id) where invoice_id is not null;
create index if not exists refunds_by_time on refunds (created_at);

create table if not exists trackers (
  id text primary key,
  order_id text not null references orders,
  capture_id text not null references captures,
  unit_index integer not null,
  status text not null check (status in ('SHIPPED', 'CANCELLED')),
  items text not null,
  created_at text not null,
  updated_at text not null
) strict;
create index if not exists trackers_of_order on trackers (order_id);

create table if not exists disputes (
  id text primary key,
  capture_id text not null references captures,
  order_id text not null references orders,
  reason text not null,
  status text not null check (status in
    ('OPEN', 'WAITING_FOR_BUYER_RESPONSE', 'WAITING_FOR_SELLER_RESPONSE', 'UNDER_REVIEW', 'RESOLVED')),
  stage text not null check (stage in ('INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION')),
  channel text not null check (channel in ('INTERNAL', 'EXTERNAL')),
  currency text not null,
  amount_minor integer not null check (amount_minor > 0),
  message text,
  response_due_at text not null,
  outcome text check ((outcome is null) = (status <> 'RESOLVED')),
  refunded_minor integer not null check (refunded_minor between 0 and amount_minor),
  created_at text not null,
  updated_at text not null
) strict, without rowid;
create index if not exists disputes_by_time on disputes (created_at, id);
create index if not exists disputes_of_capture on disputes (capture_id);
create unique index if not exists one_open_dispute_of_a_capture on disputes (capture_id)
  where status <> 'RESOLVED';

create table if not exists remembered_requests (
  path text not null,
  request_id text not null,
  status integer not null,
  body text not null,
  forget_at text not null,
  primary key (path, request_id)
) strict;
create index if not exists remembered_requests_due on remembered_requests (forget_at);

create table if not exists webhooks (
  id text primary key,
  url text not null unique,
  event_types text not null
) strict, without rowid;

create table if not exists events (
  sequence integer primary key,
  id text not null unique,
  type text not null,
  order_id text not null,
  body text not null,
  created_at text not null
) strict;
create index if not exists events_of_order on events (order_id);

create table if not exists deliveries (
  sequence integer primary key,
  event_id text not null references events (id),
  webhook_id text not null references webhooks on delete cascade,
  state text not null check (state in ('waiting', 'held_back', 'delivered', 'given_up', 'lost')),
  tries integer not null default 0,
  due_at text not null
) strict;
create index if not exists deliveries_due on deliveries (due_at) where state = 'waiting';
create index if not exists deliveries_of_event on deliveries (event_id);

create table if not exists sessions (
  id_hash text primary key,
  form_token text not null,
  buyer_id text,
  expires_at text not null
) strict, without rowid;

create table if not exists faults (
  sequence integer primary key,
  id text not null unique,
  spec text not null
) strict;
`;
