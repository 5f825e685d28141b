-- An authorisation may be captured in several parts (docs/decisions/061). Until the last one the payment is `partially_captured`.
alter domain payment_move drop constraint move_is_legal;
alter domain payment_move add constraint move_is_legal check (value = any ('{
  new > awaiting_approval,
  awaiting_approval > awaiting_approval,
  awaiting_approval > authorized,
  awaiting_approval > captured,
  awaiting_approval > partially_captured,
  awaiting_approval > cancelled,
  awaiting_approval > expired,
  awaiting_approval > failed,
  authorized > partially_captured,
  authorized > captured,
  authorized > cancelled,
  authorized > expired,
  authorized > failed,
  partially_captured > partially_captured,
  partially_captured > captured,
  cancelled > captured,
  cancelled > partially_captured,
  expired > captured,
  expired > partially_captured,
  failed > captured,
  failed > partially_captured}')) not valid;

alter table payments
  drop constraint payments_captured_has_its_amount,
  add constraint payments_captured_has_its_amount check (
    (status = any ('{captured,partially_captured}')) = (captured_minor is not null)) not valid,
  -- Something is left to capture, or it would be captured.
  add constraint payments_parts_leave_something check (status <> 'partially_captured' or captured_minor < total_minor) not valid,
  drop constraint payments_authorized_has_its_id,
  add constraint payments_authorized_has_its_id check (
    status <> all ('{authorized,partially_captured}') or wallet_authorization_id is not null) not valid;

-- Money comes in before it can go anywhere. Each capture has an entry of its own, and no two of them share one: captures_have_an_entry_each.
alter table ledger_entries
  drop constraint ledger_entries_first_is_the_capture,
  add constraint ledger_entries_first_is_a_capture check (number > 1 or kind = 'capture') not valid;

-- More captures may follow this one.
alter table operations add column is_part boolean not null default false;
-- Its caller's text for it. Whoever asks again with the same text finds it, and nothing is captured again. Null: the payment has one such
-- operation at most.
alter table operations add column attempt text;
create unique index operations_are_asked_for_once on operations (payment_id, attempt) where attempt is not null;
