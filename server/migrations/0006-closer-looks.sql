-- works with: 1

-- Until then the payment is looked at every minute, because its buyer has been at the wallet.
alter table payment_looks add column closely_until timestamptz;

-- Approvals that a planned look found before a notification told of them. One that no notification has told of a minute later was missed,
-- and for an hour young payments are looked at every minute. Kept for an hour, a thousand at most.
create table unnotified_approvals (
  payment_id text primary key,
  wallet_provider text not null,
  found_at timestamptz not null
);
create index unnotified_approvals_by_time on unnotified_approvals (wallet_provider, found_at);
