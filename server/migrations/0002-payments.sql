create table accounts (
  id text primary key check (char_length(id) between 1 and 256),
  opened_at timestamptz not null
);

-- Every legal move between two states, as in payments/payment.ts. A move that is not listed does not exist.
create table payment_moves (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into payment_moves (from_status, to_status) values
  ('awaiting_approval', 'capturing'),
  ('awaiting_approval', 'authorizing'),
  ('awaiting_approval', 'cancelled'),
  ('awaiting_approval', 'expired'),
  ('capturing', 'awaiting_approval'),
  ('capturing', 'captured'),
  ('capturing', 'failed'),
  ('capturing', 'expired'),
  ('capturing', 'quarantined'),
  ('authorizing', 'awaiting_approval'),
  ('authorizing', 'authorized'),
  ('authorizing', 'failed'),
  ('authorizing', 'expired'),
  ('authorizing', 'quarantined'),
  ('authorized', 'validating'),
  ('authorized', 'releasing'),
  ('authorized', 'expired'),
  ('validating', 'captured'),
  ('validating', 'failed'),
  ('validating', 'expired'),
  ('validating', 'quarantined'),
  ('releasing', 'cancelled'),
  ('releasing', 'expired'),
  ('releasing', 'quarantined');

create table payments (
  id text primary key,
  api_key_id text not null references api_keys,
  status text not null check (status in (
    'awaiting_approval', 'capturing', 'authorizing', 'authorized', 'validating', 'releasing',
    'captured', 'cancelled', 'expired', 'failed', 'quarantined')),
  capture_mode text not null check (capture_mode in ('automatic', 'manual')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total_minor bigint not null check (total_minor between 1 and 1000000000000),
  commission_minor bigint not null check (commission_minor between 0 and total_minor),
  account_id text not null references accounts,
  reference text,
  comment text,
  return_url text not null,
  cancel_url text not null,
  error_url text,
  -- What the platform sent of items, delivery, breakdown and the buyer's headers; read, never computed with.
  order_details jsonb not null,
  wallet_order_id text not null unique,
  approval_url text not null,
  wallet_authorization_id text,
  authorization_expires_at timestamptz,
  wallet_capture_id text unique,
  captured_minor bigint check (captured_minor between 1 and total_minor),
  -- The open claim on the wallet: its request id stays the same for every try.
  claim_number integer not null default 0,
  claimed_until timestamptz,
  claimed_minor bigint check (claimed_minor between 1 and total_minor),
  decline_issue text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  -- When somebody has to look at the payment again, whatever happened to whoever was at work. Null: it is over.
  check_at timestamptz,
  check_count integer not null default 0,
  check ((status = 'captured') = (captured_minor is not null)),
  check ((status = 'captured') <= (wallet_capture_id is not null)),
  check (status not in ('authorized', 'validating', 'releasing') or wallet_authorization_id is not null),
  check (status not in ('capturing', 'authorizing', 'validating', 'releasing') or claimed_until is not null),
  check ((status in ('captured', 'cancelled', 'expired', 'failed', 'quarantined')) = (check_at is null))
);
create index payments_by_key on payments (api_key_id, created_at desc, id desc);
create index payments_by_key_and_reference on payments (api_key_id, reference, created_at desc, id desc)
  where reference is not null;
create index payments_to_check on payments (check_at) where check_at is not null;

create function refuse_unlisted_move() returns trigger language plpgsql as $$
begin
  if old.status <> new.status
    and not exists (select 1 from payment_moves where from_status = old.status and to_status = new.status)
  then
    raise exception 'payment % cannot move from % to %', old.id, old.status, new.status
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger payments_move before update of status on payments
  for each row execute function refuse_unlisted_move();

-- Numbered without gaps per payment, written in the transaction that caused them.
create table events (
  payment_id text not null references payments,
  sequence integer not null check (sequence > 0),
  type text not null,
  at timestamptz not null,
  data jsonb not null,
  primary key (payment_id, sequence)
);

create table wallet_calls (
  id bigint generated always as identity primary key,
  payment_id text not null references payments,
  at timestamptz not null,
  operation text not null,
  request_id text,
  duration_ms double precision not null,
  status integer not null,
  issue text,
  debug_id text
);
create index wallet_calls_by_payment on wallet_calls (payment_id, id);

create table ledger_entries (
  id bigint generated always as identity primary key,
  payment_id text not null references payments,
  kind text not null check (kind in ('capture')),
  at timestamptz not null,
  -- One capture is posted once, whatever races.
  unique (payment_id, kind)
);

create table postings (
  entry_id bigint not null references ledger_entries,
  line smallint not null,
  account_kind text not null check (account_kind in ('account', 'commission', 'wallet_clearing')),
  account_id text references accounts,
  currency text not null,
  -- Positive: the account has more. What the accounts have more, the wallet owes us.
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (entry_id, line),
  check ((account_kind = 'account') = (account_id is not null))
);
create index postings_by_account on postings (account_id, currency) where account_id is not null;

create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if exists (select 1 from postings where entry_id = new.entry_id group by currency having sum(amount_minor) <> 0) then
    raise exception 'the postings of entry % do not sum to zero', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- At the commit, when all lines of the entry are there.
create constraint trigger postings_balance after insert on postings
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();

create trigger postings_append_only before update or delete or truncate on postings
  for each statement execute function refuse_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger events_append_only before update or delete or truncate on events
  for each statement execute function refuse_change();

create table idempotent_requests (
  api_key_id text not null references api_keys,
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 255),
  -- Method, path and body: the same key for anything else is a mistake.
  fingerprint bytea not null,
  -- Chosen before the work, so that a repeated attempt after a crash is the same attempt for the wallet.
  subject_id text not null,
  running_until timestamptz not null,
  answer_status integer,
  answer_body jsonb,
  expires_at timestamptz not null,
  primary key (api_key_id, idempotency_key),
  check ((answer_status is null) = (answer_body is null))
);
create index idempotent_requests_by_age on idempotent_requests (expires_at);
