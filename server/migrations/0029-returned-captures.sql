-- An administrator gives back at the wallet what it has captured and nobody here has booked (docs/decisions/062).
alter domain operation_kind drop constraint operation_kind_is_known;
alter domain operation_kind add constraint operation_kind_is_known check (
  value = any ('{change,capture,authorize,capture_authorization,release,refund,return_capture,review}'));

-- The wallet's fee for such a capture, as far as it keeps it. Nothing else of it is booked.
alter domain entry_kind drop constraint entry_kind_is_known;
alter domain entry_kind add constraint entry_kind_is_known check (
  value = any ('{capture,refund,correction,fee,returned_capture}'));

-- What is given back. Committed with the operation that does it.
create table returned_captures (
  payment_id text not null,
  operation_number integer not null,
  wallet_capture_id text not null,
  -- Those of the capture, which are not always the payment's. The amount is what was left of it.
  currency text not null,
  amount_minor amount not null,
  -- The refund at the wallet. Null: it has not been made.
  wallet_refund_id text,
  -- Why the wallet did not make it, in its own name.
  issue text,
  constraint returned_captures_end_once check (wallet_refund_id is null or issue is null),
  -- What the wallet kept of the capture, and what it gave back of that. Null: it has not told. Each is posted when it is written.
  capture_fee_minor amount_or_nothing,
  refund_fee_minor amount_or_nothing,
  constraint returned_captures_fees_are_of_made_ones check (
    wallet_refund_id is not null or (capture_fee_minor is null and refund_fee_minor is null)),
  primary key (payment_id, operation_number),
  foreign key (payment_id, operation_number) references operations
);
