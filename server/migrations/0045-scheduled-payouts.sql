-- Accounts that are paid out by themselves (docs/decisions/095-scheduled-payouts.md). Null: only when someone asks for it.
alter table accounts
  add column payout_every text constraint accounts_payout_every_is_known check (payout_every = any ('{day,week}')),
  add column payout_minimum_minor bigint constraint accounts_payout_minimum_is_an_amount check (payout_minimum_minor between 1 and 1000000000000),
  add column payout_due_at timestamptz,
  add constraint accounts_payout_schedule_is_whole check (num_nulls(payout_every, payout_minimum_minor, payout_due_at) in (0, 3));
create index accounts_payout_due on accounts (payout_due_at) where payout_due_at is not null;

-- Nobody orders such a payout: neither a platform by its key, nor an operator by the e-mail address.
alter table payouts
  add column scheduled boolean not null default false,
  drop constraint payouts_have_one_orderer,
  add constraint payouts_have_one_orderer check (num_nonnulls(api_key_id, operator) = case when scheduled then 0 else 1 end);
alter table account_transfers
  drop constraint account_transfers_have_one_orderer,
  add constraint account_transfers_have_one_orderer check (
    num_nonnulls(api_key_id, operator) = 1 or (payout_id is not null and num_nonnulls(api_key_id, operator) = 0));
