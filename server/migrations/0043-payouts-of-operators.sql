-- An administrator pays an account out, too (docs/decisions/090-payouts-by-operators.md). As in account_transfers, whoever ordered it is a platform
-- by its key, or an operator by the e-mail address.
alter table payouts
  alter column api_key_id drop not null,
  add column operator text,
  add constraint payouts_have_one_orderer check ((api_key_id is null) <> (operator is null));
-- What is on its way of one account is added up whenever someone looks at the account.
create index payouts_on_their_way on payouts (account_id, platform_id) where status = any ('{reserved,in_run,approved}');
