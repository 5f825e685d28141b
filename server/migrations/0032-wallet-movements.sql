-- works with: 1
-- Append-only. What moved between our account at the wallet and elsewhere without a payment: withdrawals to our bank, money that we sent
-- there, conversions, and fees that belong to no payment. Booked from the wallet's reports (docs/decisions/082-movements-of-the-wallet.md).
-- There are few of them, so they are added up as they are. A row is by itself both postings, as a row of account_transfers is.
create table wallet_movements (
  wallet_provider text not null,
  -- The wallet's own id, by which a report that is read again books nothing twice.
  transaction_id text not null,
  currency currency_code not null,
  -- 1: the money itself. 2: what the wallet charged for it.
  line integer not null constraint wallet_movements_line_is_known check (line between 1 and 2),
  kind text not null constraint wallet_movements_kind_is_known check (
    kind = any ('{withdrawal,deposit,conversion,fee}')),
  -- The wallet's own word for what it is.
  code text not null,
  -- When it moved at the wallet.
  at timestamptz not null,
  from_kind text not null constraint wallet_movements_from_is_known check (
    from_kind = any ('{wallet_clearing,wallet_fee,bank,wallet_conversion}')),
  to_kind text not null constraint wallet_movements_to_is_known check (
    to_kind = any ('{wallet_clearing,wallet_fee,bank,wallet_conversion}')),
  amount_minor amount not null,
  constraint wallet_movements_are_of_the_wallet check ((from_kind = 'wallet_clearing') <> (to_kind = 'wallet_clearing')),
  -- Two currencies of one conversion may have the same id.
  primary key (wallet_provider, transaction_id, currency, line)
);
create index wallet_movements_by_time on wallet_movements (at);

-- Since when a withdrawal or the like has been under way at the wallet. Its day is read again until it is decided.
alter table daily_reconciliations add column movements_pending_since timestamptz;
