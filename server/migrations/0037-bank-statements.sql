-- What the operator's bank has done with payouts (docs/decisions/085-payout-runs.md).
alter table payouts
  drop constraint payouts_status_is_known,
  drop constraint payouts_in_a_run_name_it,
  drop constraint payouts_approved_have_their_iban,
  -- The bank's own code, such as AC04.
  add column return_reason text constraint payouts_return_reason_is_short check (char_length(return_reason) between 1 and 35),
  add constraint payouts_status_is_known check (status = any ('{reserved,in_run,approved,paid,returned,cancelled}')),
  add constraint payouts_in_a_run_name_it check ((run_id is not null) = (status = any ('{in_run,approved,paid,returned}'))),
  add constraint payouts_approved_have_their_iban check ((iban_masked is not null) = (status = any ('{approved,paid,returned}'))),
  add constraint payouts_returned_have_the_reason check (return_reason is null or status = 'returned');

alter domain account_kind drop constraint account_kind_is_known;
alter domain account_kind add constraint account_kind_is_known check (
  value = any ('{account,commission,wallet_clearing,wallet_fee,payout,bank}'));
alter table account_transfers
  drop constraint account_transfers_kinds_are_known,
  drop constraint account_transfers_to_payouts_name_them,
  add constraint account_transfers_kinds_are_known check (
    from_kind = any ('{account,commission,payout,bank}') and to_kind = any ('{account,commission,payout,bank}')),
  add constraint account_transfers_to_payouts_name_them check (
    (payout_id is not null) = ('payout' in (from_kind, to_kind) or 'bank' in (from_kind, to_kind)));
