-- What moved at the wallet and is no payment of ours, as the comparisons have listed it: the first hundred of each.
-- works with: 1
create table foreign_transactions (
  reconciliation bigint not null references reconciliations on delete cascade,
  line integer not null,
  transaction_id text not null,
  -- The wallet's own word for what it is.
  code text not null,
  category text not null,
  currency text,
  -- What left our account is below zero.
  moved_minor bigint,
  moved_at timestamptz,
  constraint foreign_transactions_money_is_whole check ((currency is null) = (moved_minor is null)),
  primary key (reconciliation, line)
);

alter table reconciliations
  -- Also those that were too many to be kept.
  add column foreign_count integer not null default 0,
  -- Rows of the wallet's report that could not be read, by their ids or by where they were: the first twenty. All of them are in `unchecked_count`.
  add column unreadable text[] not null default '{}';
