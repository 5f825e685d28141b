-- The number of the payment's last event. On the row that every move locks, so that whoever moves it next counts on.
alter table payments add column last_event integer not null default 0;
update payments set last_event = (select coalesce(max(sequence), 0) from events where payment_id = payments.id);

-- The rules of a payment, in one place. PostgreSQL reads the text of a check constraint anew for every statement, which
-- took longer than the rest of a move; a function is read once for each connection (decision 014).
do $$
declare
  rule record;
begin
  for rule in select conname from pg_constraint where conrelid = 'payments'::regclass and contype = 'c' loop
    execute format('alter table payments drop constraint %I', rule.conname);
  end loop;
end
$$;

create function refuse_unsound_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status <> new.status
    and not exists (select 1 from payment_moves where from_status = old.status and to_status = new.status)
  then
    raise exception 'payment % cannot move from % to %', old.id, old.status, new.status
      using errcode = 'check_violation';
  end if;
  if not (
    new.status in (
      'awaiting_approval', 'capturing', 'authorizing', 'authorized', 'validating', 'releasing',
      'captured', 'cancelled', 'expired', 'failed', 'quarantined')
    and new.capture_mode in ('automatic', 'manual')
    and new.currency ~ '^[A-Z]{3}$'
    and new.total_minor between 1 and 1000000000000
    and new.commission_minor between 0 and new.total_minor
    and coalesce(new.captured_minor between 1 and new.total_minor, true)
    and coalesce(new.claimed_minor between 1 and new.total_minor, true)
    and coalesce(new.claimed_by in ('platform', 'operator'), true)
    -- Captured is what has an amount captured, and the wallet's name for it.
    and (new.status = 'captured') = (new.captured_minor is not null)
    and (new.status <> 'captured' or new.wallet_capture_id is not null)
    and (new.status not in ('authorized', 'validating', 'releasing') or new.wallet_authorization_id is not null)
    and (new.status not in ('capturing', 'authorizing', 'validating', 'releasing') or new.claimed_until is not null)
    -- Somebody looks again at whatever is not over, and at nothing that is.
    and (new.status in ('captured', 'cancelled', 'expired', 'failed', 'quarantined')) = (new.check_at is null)
  ) then
    raise exception 'payment % would not be sound as %', new.id, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;

drop trigger payments_move on payments;
drop function refuse_unlisted_move;
create trigger payments_sound before insert or update on payments
  for each row execute function refuse_unsound_payment();

-- An entry is posted by one statement, and its lines are looked at together and once, where they are at hand, instead of
-- each by a search at the commit.
drop trigger postings_balance on postings;
drop function refuse_unbalanced_entry;

create function refuse_unbalanced_entries() returns trigger language plpgsql as $$
declare
  entry bigint;
begin
  select entry_id into entry from lines group by entry_id, currency having sum(amount_minor) <> 0 limit 1;
  if found then
    raise exception 'the postings of entry % do not sum to zero', entry using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create trigger postings_balance after insert on postings referencing new table as lines
  for each statement execute function refuse_unbalanced_entries();
