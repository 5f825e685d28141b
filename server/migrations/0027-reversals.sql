-- works with: 24
-- A reversal is a transfer of its own, in the other direction, that names what it reverses (docs/decisions/075-reversals.md). That the
-- reversals of a transfer never add up to more than it moved is checked under the lock of the account that they all take from.
alter table account_transfers
  add column reverses text references account_transfers,
  add constraint account_transfers_reverse_another check (reverses <> id);
create index account_transfers_by_reversed on account_transfers (reverses) where reverses is not null;
-- The transfers of a payment.
create index account_transfers_by_payment on account_transfers (transaction_id, at) where transaction_id is not null;
