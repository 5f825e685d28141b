-- Why a schedule paid an account nothing the last time (docs/decisions/096-skipped-payouts.md). Null: it paid it out, or has not come yet.
alter table accounts
  -- The list is the one of server/src/ledger/payout-skip.ts.
  add column payout_skipped text constraint accounts_payout_skipped_is_known check (payout_skipped = any (
    '{account_on_hold,account_closed,bank_account_missing,bank_account_too_new,in_debt,nothing_available,below_minimum}')),
  add column payout_skipped_at timestamptz,
  add constraint accounts_payout_skip_is_whole check ((payout_skipped is null) = (payout_skipped_at is null)),
  add constraint accounts_payout_skip_has_a_schedule check (payout_skipped is null or payout_every is not null);
create index accounts_payout_skipped on accounts (id collate "C", platform_id) where payout_skipped is not null;
