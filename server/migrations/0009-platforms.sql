-- A platform owns payments, accounts, transfers, events, webhook endpoints, idempotency keys and its API keys. A key is only a
-- credential: whoever changes it loses sight of nothing (docs/decisions/037). Everything that was there belongs to the first platform.

create table platforms (
  id integer primary key generated always as identity,
  name text not null unique constraint platforms_name_is_short check (char_length(name) between 1 and 100),
  created_at timestamptz not null
);
insert into platforms (name, created_at) values ('Main', now());

--
-- Access
--

alter table api_keys
  add column platform_id integer not null default 1 references platforms,
  -- What it may do. The list is the one of server/src/access/rights.ts.
  add column rights text not null default 'everything'
    constraint api_keys_rights_are_known check (rights = any ('{everything,read,payments,accounting}')),
  -- The key that takes its place, and until when this one still works beside it.
  add column replaced_by text unique references api_keys,
  add column retires_at timestamptz,
  add constraint api_keys_replacement_is_whole check ((replaced_by is null) = (retires_at is null));
alter table api_keys alter column platform_id drop default, alter column rights drop default;
-- Those that are to be revoked when their time comes. There are few.
create index api_keys_retiring on api_keys (retires_at) where retires_at is not null and revoked_at is null;

--
-- Accounts: their ids are the platform's own
--

alter table payments drop constraint payments_account_id_fkey;
alter table refunds drop constraint refunds_account_id_fkey;
alter table transfers drop constraint transfers_from_account_id_fkey, drop constraint transfers_to_account_id_fkey;
alter table account_transfers
  drop constraint account_transfers_from_account_id_fkey, drop constraint account_transfers_to_account_id_fkey;

alter table accounts add column platform_id integer not null default 1 references platforms;
alter table accounts alter column platform_id drop default;
alter table accounts drop constraint accounts_pkey, add primary key (platform_id, id);
drop index accounts_by_id;
create index accounts_by_id on accounts (id collate "C", platform_id);

--
-- Payments
--

-- api_key_id stays: with which key it was started.
alter table payments add column platform_id integer not null default 1;
alter table payments alter column platform_id drop default,
  add foreign key (platform_id, account_id) references accounts;
drop index payments_by_key, payments_by_account;
create index payments_by_platform on payments (platform_id, created_at);
create index payments_by_account on payments (account_id, platform_id, created_at);

alter table refunds add column platform_id integer not null default 1;
alter table refunds alter column platform_id drop default,
  add foreign key (platform_id, account_id) references accounts;
drop index refunds_open;
create index refunds_open on refunds (account_id, platform_id) where status = any ('{under_way,pending}');

--
-- Ledger. The operator's own accounts have their sums by platform, too.
--

alter table transfers add column platform_id integer not null default 1;
alter table transfers alter column platform_id drop default,
  add foreign key (platform_id, from_account_id) references accounts,
  add foreign key (platform_id, to_account_id) references accounts;
drop index transfers_to_account, transfers_from_account;
create index transfers_to_account on transfers (to_account_id, platform_id, at) where to_account_id is not null;
create index transfers_from_account on transfers (from_account_id, platform_id, at) where from_account_id is not null;

alter table account_transfers add column platform_id integer not null default 1;
alter table account_transfers alter column platform_id drop default,
  add foreign key (platform_id, from_account_id) references accounts,
  add foreign key (platform_id, to_account_id) references accounts;
drop index account_transfers_to_account, account_transfers_from_account, account_transfers_by_key;
create index account_transfers_to_account on account_transfers (to_account_id, platform_id, at);
create index account_transfers_from_account on account_transfers (from_account_id, platform_id, at);
create index account_transfers_by_platform on account_transfers (platform_id, at);

alter table account_sums add column platform_id integer not null default 1;
alter table account_sums alter column platform_id drop default, drop constraint account_sums_pkey,
  add primary key (account_kind, account_id, platform_id, currency);
alter table account_days add column platform_id integer not null default 1;
alter table account_days alter column platform_id drop default, drop constraint account_days_pkey,
  add primary key (account_id, platform_id, day, currency);

--
-- Events. None is of all platforms any more, since accounts have an owner.
--

drop view all_events;
alter table new_events add column platform_id integer not null default 1;
alter table new_events alter column platform_id drop default, drop column api_key_id;
alter table events add column platform_id integer not null default 1;
alter table events alter column platform_id drop default;
drop index events_by_key;
alter table events drop column api_key_id;
create index events_by_platform on events (platform_id, position);
create view all_events as
  select subject_id, sequence, platform_id, type, at, details, object from events
  union all
  select subject_id, sequence, platform_id, type, at, details, object from new_events;

--
-- Webhooks
--

-- Null: it is told of the events of all platforms.
alter table webhook_endpoints add column platform_id integer references platforms;
update webhook_endpoints set platform_id = 1 where api_key_id is not null;
drop index webhook_endpoints_by_key;
create index webhook_endpoints_by_platform on webhook_endpoints (platform_id) where deleted_at is null;
-- An endpoint of a revoked key was told nothing. It must not begin to be told of the platform's events by itself.
with silent as (
  update webhook_endpoints w set disabled_at = now(), disabled_reason = 'operator'
  from api_keys k where k.id = w.api_key_id and k.revoked_at is not null and w.disabled_at is null returning w.id)
update webhook_queues q set is_stopped = true, due_at = 'infinity' from silent where q.endpoint_id = silent.id;

--
-- Idempotency. Of two keys that used the same text, the later request is kept.
--

alter table idempotent_requests add column platform_id integer not null default 1 references platforms;
alter table idempotent_requests alter column platform_id drop default;
delete from idempotent_requests r using idempotent_requests later
where later.idempotency_key = r.idempotency_key
  and (later.expires_at, later.api_key_id) > (r.expires_at, r.api_key_id);
alter table idempotent_requests drop constraint idempotent_requests_pkey;
alter table idempotent_requests drop column api_key_id, add primary key (platform_id, idempotency_key);
