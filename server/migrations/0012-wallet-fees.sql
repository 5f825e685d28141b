-- works with: 1

-- What the wallet keeps of a capture, and what it gives back of that with a refund. It goes between the wallet's clearing account and the
-- operator's fee account, by an entry of its own that names the entry it is the fee of (docs/decisions/036).
alter domain account_kind drop constraint account_kind_is_known;
alter domain account_kind add constraint account_kind_is_known check (
  value = any ('{account,commission,wallet_clearing,wallet_fee}')) not valid;
alter domain entry_kind drop constraint entry_kind_is_known;
alter domain entry_kind add constraint entry_kind_is_known check (
  value = any ('{capture,refund,correction,fee}')) not valid;

alter table ledger_entries add column fee_of integer;
alter table ledger_entries
  add constraint ledger_entries_fee_names_its_entry check ((kind = 'fee') = (fee_of is not null)) not valid,
  add foreign key (payment_id, fee_of) references ledger_entries (payment_id, number) not valid;
-- However often and to however many processes the wallet tells a fee, it is booked once.
create unique index ledger_entries_fee on ledger_entries (payment_id, fee_of) where fee_of is not null;

-- Null: the wallet has not told it. `fee_entry` is the entry that books the fee, or the last correction of it. `conversion` is what the
-- wallet says of another currency in which it keeps our money: shown, and never computed with.
alter table payments add column fee_minor amount_or_nothing, add column fee_entry integer, add column conversion jsonb;
alter table payments
  add constraint payments_fee_is_a_part check (fee_minor is null or fee_minor <= coalesce(captured_minor, -1)) not valid,
  add constraint payments_fee_is_posted check (coalesce(fee_minor, 0) = 0 or fee_entry is not null) not valid,
  add foreign key (id, fee_entry) references ledger_entries (payment_id, number) not valid;
alter table refunds add column fee_minor amount_or_nothing, add column fee_entry integer, add column conversion jsonb;
alter table refunds
  add constraint refunds_fee_is_a_part check (fee_minor is null or (fee_minor <= amount_minor and status = 'completed')) not valid,
  add constraint refunds_fee_is_posted check (coalesce(fee_minor, 0) = 0 or fee_entry is not null) not valid,
  add foreign key (payment_id, fee_entry) references ledger_entries (payment_id, number) not valid;

alter table reconciliation_differences drop constraint reconciliation_differences_kind_is_known;
alter table reconciliation_differences add constraint reconciliation_differences_kind_is_known check (
  kind = any ('{missing_here,missing_there,other_amount,other_state,other_fee}')) not valid;
