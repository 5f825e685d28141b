-- works with: 1

-- Since when the wallet has said, each time it was asked, that it does not know the order. One such answer decides nothing.
alter table operations add column gone_at timestamptz;
alter table payment_looks add column gone_at timestamptz;
