-- A platform changes amount and items of a payment that nobody has approved (docs/decisions/055).
alter domain operation_kind drop constraint operation_kind_is_known;
alter domain operation_kind add constraint operation_kind_is_known check (
  value = any ('{change,capture,authorize,capture_authorization,release,refund,review}'));

-- When they were last changed. Null: they are those of init.
alter table payments add column order_changed_at timestamptz;

-- What a payment shall become when the wallet has changed its order. Committed with the operation that does it.
create table order_changes (
  payment_id text not null,
  operation_number integer not null,
  total_minor limited_amount not null,
  commission_minor amount_or_nothing not null,
  constraint order_changes_commission_is_a_part check (commission_minor <= total_minor),
  -- Until it has ended. They name the buyer, so they are not kept twice.
  order_details jsonb,
  -- Why the wallet refused it, in its own name.
  issue text,
  primary key (payment_id, operation_number),
  foreign key (payment_id, operation_number) references operations
);
