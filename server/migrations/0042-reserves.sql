-- A part of what an account received from payments can be held back for some days (docs/decisions/086-reserves.md). A program of before
-- would let all of it leave.
alter table accounts
  -- In hundredths of a percent, and for how many days. Null: nothing is held back.
  add column reserve_rate integer,
  add column reserve_days integer,
  add constraint accounts_reserve_is_whole check ((reserve_rate is null) = (reserve_days is null)),
  add constraint accounts_reserve_is_a_part check (reserve_rate between 1 and 10000),
  add constraint accounts_reserve_ends check (reserve_days between 1 and 365);

-- What captures and distributions brought to each account, by the day (of UTC). Beside it, as for every sum, there is what isn't summed yet.
create table received_days (
  account_id text not null,
  platform_id integer not null,
  day date not null,
  currency text not null,
  received_minor bigint not null,
  primary key (account_id, platform_id, day, currency)
) with (fillfactor = 50);

insert into received_days
select account_id, platform_id, day, currency, sum(amount_minor)
from (
  select t.to_account_id as account_id, t.platform_id, (t.at at time zone 'UTC')::date as day, t.currency, t.amount_minor
  from transfers t join ledger_entries e on e.payment_id = t.payment_id and e.number = t.entry_number
  where e.kind = 'capture' and t.to_kind = 'account'
    and not exists (select from entries_to_sum s where s.payment_id = t.payment_id and s.number = t.entry_number)
  union all
  select t.to_account_id, t.platform_id, (t.at at time zone 'UTC')::date, t.currency, t.amount_minor
  from account_transfers t
  where t.distribution is not null and t.reverses is null and t.to_kind = 'account'
    and not exists (select from account_transfers_to_sum s where s.id = t.id)) as received
group by account_id, platform_id, day, currency;
