-- works with: 1

-- What platforms keep with their own things: pairs of texts that the service stores, shows and never reads itself. Null: none.
alter table payments add column metadata jsonb;
alter table refunds add column metadata jsonb;
alter table accounts add column metadata jsonb;
-- Payments are looked for by exact pairs. Those without metadata are not in it and cost nothing (docs/decisions/040).
create index payments_by_metadata on payments using gin (metadata jsonb_path_ops) where metadata is not null;

-- What the platform said of a transfer. The payment is one of the same platform; it is no foreign key, because payments can be spread
-- over many servers by their ids (docs/decisions/018).
alter table account_transfers
  add column transaction_id text,
  add column reference text constraint account_transfers_reference_is_short check (char_length(reference) <= 50);

-- A transfer never changes, and its row cannot be changed by the service. What a platform notes about it can.
create table account_transfer_metadata (
  transfer_id text primary key references account_transfers,
  metadata jsonb not null
);
