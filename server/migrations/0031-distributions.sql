-- Money can also go between an account and the operator's commission account without an entry of a payment, and several
-- transfers can belong to one distribution of a payment (docs/decisions/076-distributions.md). A program of before would add up such a row as one
-- of accounts.
alter table account_transfers
  add column from_kind account_kind not null default 'account',
  add column to_kind account_kind not null default 'account',
  add column distribution text,
  alter column from_account_id drop not null,
  alter column to_account_id drop not null,
  drop constraint account_transfers_go_elsewhere;
alter table account_transfers
  add constraint account_transfers_from_is_whole check ((from_kind = 'account') = (from_account_id is not null)),
  add constraint account_transfers_to_is_whole check ((to_kind = 'account') = (to_account_id is not null)),
  add constraint account_transfers_go_elsewhere check (
    from_kind <> to_kind or from_account_id is distinct from to_account_id),
  add constraint account_transfers_are_of_accounts_or_commission check (
    from_kind = any ('{account,commission}') and to_kind = any ('{account,commission}')),
  add constraint account_transfers_distribute_a_payment check (distribution is null or transaction_id is not null);
