-- What the wallet has shown of orders that don't match their payment, by its own ids: the search finds the payment by what is booked nowhere
-- (docs/decisions/093-ids-that-only-the-wallet-shows.md).
-- works with: 1
create table shown_at_wallet (
  wallet_id text collate "C",
  payment_id text not null references payments,
  primary key (payment_id, wallet_id)
);

create index shown_at_wallet_id on shown_at_wallet (wallet_id);
