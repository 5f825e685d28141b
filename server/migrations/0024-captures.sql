-- What the wallet has captured of a payment: one row for each capture, with its ledger entry and the wallet's fee. The payment
-- keeps the sum of them (docs/decisions/061).
create table captures (
  payment_id text not null,
  number counted not null,
  wallet_capture_id text not null,
  amount_minor amount not null,
  captured_at timestamptz not null,
  entry_number integer not null,
  -- Null: the wallet has not told it. `fee_entry` is the entry that books the fee, or the last correction of it. `conversion` is what
  -- the wallet says of another currency in which it keeps our money: shown, and never computed with.
  fee_minor amount_or_nothing,
  fee_entry integer,
  conversion jsonb,
  constraint captures_fee_is_a_part check (fee_minor <= amount_minor),
  constraint captures_fee_is_posted check (coalesce(fee_minor, 0) = 0 or fee_entry is not null),
  primary key (payment_id, number),
  -- What the wallet has is booked once, and no entry books two captures.
  constraint captures_are_booked_once unique (payment_id, wallet_capture_id),
  constraint captures_have_an_entry_each unique (payment_id, entry_number),
  foreign key (payment_id, entry_number) references ledger_entries,
  foreign key (payment_id, fee_entry) references ledger_entries
) with (fillfactor = 90);
-- Many notifications name a capture, and no order (docs/reliability.md#f31).
create index captures_by_wallet_id on captures (wallet_capture_id);

insert into captures (payment_id, number, wallet_capture_id, amount_minor, captured_at, entry_number, fee_minor, fee_entry, conversion)
select p.id, 1, p.wallet_capture_id, p.captured_minor,
  coalesce((select min(t.at) from transfers t where t.payment_id = p.id and t.entry_number = 1), p.updated_at), 1, p.fee_minor,
  p.fee_entry, p.conversion
from payments p where p.captured_minor is not null;

-- The capture of a captured payment refers to its entry, so the payment refers to the capture.
alter table payments drop constraint payments_captured_is_posted;
alter table payments drop column capture_entry, drop column wallet_capture_id, drop column fee_minor, drop column fee_entry,
  drop column conversion;
alter table payments
  add column first_capture integer generated always as (case when captured_minor is not null then 1 end) stored;
alter table payments add constraint payments_captured_has_its_capture
  foreign key (id, first_capture) references captures (payment_id, number);

-- The wallet refunds a capture, and not a payment. Null: it was made outside, and the wallet knows nothing of it.
alter table refunds add column capture_number integer;
update refunds set capture_number = 1 where origin <> 'outside';
alter table refunds
  add constraint refunds_are_of_a_capture check ((origin = 'outside') = (capture_number is null)),
  add constraint refunds_have_their_capture foreign key (payment_id, capture_number) references captures (payment_id, number);
