-- The number of the payment's last event. On the row that every move locks, so that whoever moves it next counts on.
alter table payments add column last_event integer not null default 0;
update payments set last_event = (select coalesce(max(sequence), 0) from events where payment_id = payments.id);
