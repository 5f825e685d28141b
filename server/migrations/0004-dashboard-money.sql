-- What payments are listed by, newest first: one index for each filter that is used alone, none for combinations, since
-- each costs every insert and every move. The id, which decides among payments of one millisecond, is left out of them: a
-- page sorts those few by itself, and the index is a quarter of the size (decision 010).
drop index payments_by_key;
drop index payments_by_key_and_reference;
create index payments_by_key on payments (api_key_id, created_at);
create index payments_by_time on payments (created_at);
create index payments_by_status on payments (status, created_at);
create index payments_by_account on payments (account_id, created_at);
create index payments_by_reference on payments (reference, created_at) where reference is not null;
-- For what is rare; common amounts and currencies are soon found by time.
create index payments_by_amount on payments (currency, total_minor);

-- Who has the present claim to capture or release made, so that its outcome says so, whoever brings it home.
alter table payments add column claimed_by text check (claimed_by in ('platform', 'operator'));

-- By the bytes of the id, whatever order the database's own language has: for prefixes and for pages.
create index accounts_by_id on accounts (id collate "C");

-- An account's postings, latest first.
drop index postings_by_account;
create index postings_of_account on postings (account_id, entry_id desc, line desc) where account_id is not null;

-- Sums of what was posted up to an entry. A cache of rows that never change: a balance is a sum and the postings after
-- that entry, so it is always right, and what remains to be added up stays short (decision 011).
create table account_sums (
  account_kind text not null,
  account_id text references accounts,
  currency text not null,
  amount_minor bigint not null,
  unique nulls not distinct (account_kind, account_id, currency)
);
create table captured_days (
  day date not null,
  currency text not null,
  captured_minor bigint not null,
  captures bigint not null,
  primary key (day, currency)
);
create table ledger_summed (
  only_row boolean primary key default true check (only_row),
  up_to_entry bigint not null
);
insert into ledger_summed (up_to_entry) values (0);
