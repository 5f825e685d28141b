-- A payment can be divided by its items: each brings its share of a capture to its own account, and gives its share of a refund
-- (docs/decisions/078, 079). A program of before would give all of it to the account of the payment.

-- Whether shares are what they are of: their amounts add up to it, and their commissions to that of it.
create function are_shares(shares jsonb, amount_minor bigint, commission_minor bigint) returns boolean
  language sql immutable parallel safe
  return (
    select coalesce(sum(amount) = amount_minor and sum(commission) = commission_minor
      and bool_and(commission between 0 and amount), false)
    from (
      select (share ->> 'amountMinor')::bigint as amount, (share ->> 'commissionMinor')::bigint as commission
      from jsonb_array_elements(shares) as share) as amounts);

-- In the order of the items: accountId, amountMinor and commissionMinor of each. Null: the account of the payment gets all of it.
alter table payments add column shares jsonb;
alter table payments add constraint payments_shares_are_the_total check (
  shares is null or are_shares(shares, total_minor, commission_minor)) not valid;

-- The same with the index of the item, of those that give something. Null: the account of the payment gives it.
alter table refunds add column shares jsonb;
-- Who ordered it has named its items or sellers.
alter table refunds add column names_shares boolean not null default false;
alter table refunds
  add constraint refunds_shares_are_the_amount check (
    shares is null or are_shares(shares, amount_minor, commission_minor)) not valid,
  add constraint refunds_name_their_shares check (shares is not null or not names_shares) not valid;
-- What the accounts of items have to give soon.
create index refunds_open_with_shares on refunds (payment_id) where status = any ('{under_way,pending}') and shares is not null;
