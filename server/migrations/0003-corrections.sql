-- works with: 1

-- What was booked wrongly is corrected by an entry that reverses it and names it, never by a change.
alter domain entry_kind drop constraint entry_kind_is_known;
alter domain entry_kind add constraint entry_kind_is_known check (value = any ('{capture,refund,correction}')) not valid;

alter table ledger_entries add column corrects integer;
alter table ledger_entries
  add constraint ledger_entries_correction_names_its_entry check ((kind = 'correction') = (corrects is not null)) not valid,
  add foreign key (payment_id, corrects) references ledger_entries (payment_id, number) not valid;
-- Each entry once.
create unique index ledger_entries_corrected on ledger_entries (payment_id, corrects) where corrects is not null;
