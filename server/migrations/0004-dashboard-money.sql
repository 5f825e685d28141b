-- What operators list payments by, newest first. Each index costs every insert and every move, so there is one for each
-- filter that is used alone, and none for their combinations; decision 010 has the measurements.
create index payments_by_time on payments (created_at desc, id desc);
create index payments_by_status on payments (status, created_at desc, id desc);
create index payments_by_account on payments (account_id, created_at desc, id desc);
create index payments_by_reference on payments (reference, created_at desc, id desc) where reference is not null;
-- References are as good as unique: the index above finds a platform's own as fast.
drop index payments_by_key_and_reference;
-- Small, because equal amounts share an entry. For what is rare; common amounts are found by time.
create index payments_by_amount on payments (currency, total_minor);

-- Who has the present claim to capture or release made, so that its outcome says so, whoever brings it home.
alter table payments add column claimed_by text check (claimed_by in ('platform', 'operator'));

-- By the bytes of the id, whatever order the database's own language has: for prefixes and for pages.
create index accounts_by_id on accounts (id collate "C");

-- An account's postings, latest first.
drop index postings_by_account;
create index postings_of_account on postings (account_id, entry_id desc, line desc) where account_id is not null;

-- Sums of the postings up to an entry, by day. A cache of rows that never change: a balance is these sums and the
-- postings after that entry, so it is always right, and what remains to be added up stays short (decision 011).
create table ledger_sums (
  account_kind text not null,
  account_id text references accounts,
  currency text not null,
  entry_kind text not null,
  day date not null,
  amount_minor bigint not null,
  postings bigint not null,
  unique nulls not distinct (account_kind, account_id, currency, entry_kind, day)
);
create table ledger_summed (
  only_row boolean primary key default true check (only_row),
  up_to_entry bigint not null
);
insert into ledger_summed (up_to_entry) values (0);
