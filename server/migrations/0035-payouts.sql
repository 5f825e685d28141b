-- Money of accounts leaves for their bank accounts (docs/decisions/081-payouts.md). What is on its way is an account of its own in the ledger,
-- one for each platform. A program of before would show its transfers as those of platforms.
alter domain account_kind drop constraint account_kind_is_known;
alter domain account_kind add constraint account_kind_is_known check (
  value = any ('{account,commission,wallet_clearing,wallet_fee,payout}'));

create table payouts (
  id text primary key,
  platform_id integer not null,
  account_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The list is the one of server/src/payouts/payout.ts.
  status text not null constraint payouts_status_is_known check (status = any ('{reserved,cancelled}')),
  currency currency_code not null,
  amount_minor limited_amount not null,
  reference text constraint payouts_reference_is_short check (char_length(reference) <= 50),
  metadata jsonb,
  api_key_id text not null references api_keys,
  last_event integer not null default 1,
  foreign key (platform_id, account_id) references accounts (platform_id, id)
);
create index payouts_by_platform on payouts (platform_id, created_at, id);
create index payouts_by_account on payouts (account_id, platform_id, created_at);
create index payouts_by_key on payouts (api_key_id, created_at);

alter table account_transfers
  add column payout_id text references payouts,
  drop constraint account_transfers_are_of_accounts_or_commission;
alter table account_transfers
  add constraint account_transfers_kinds_are_known check (
    from_kind = any ('{account,commission,payout}') and to_kind = any ('{account,commission,payout}')),
  -- What is on its way belongs to a payout, and to no payment.
  add constraint account_transfers_to_payouts_name_them check ((payout_id is not null) = ('payout' in (from_kind, to_kind))),
  add constraint account_transfers_of_payouts_have_no_payment check (payout_id is null or transaction_id is null);
create index account_transfers_by_payout on account_transfers (payout_id) where payout_id is not null;
