-- works with: 1

-- When something that the API shows of a row last changed. Null: not since it was made. Every statement that changes such a row sets
-- it (docs/decisions/053).
alter table refunds add column updated_at timestamptz;
alter table accounts add column updated_at timestamptz;
alter table account_transfer_metadata add column updated_at timestamptz;
alter table webhook_endpoints add column updated_at timestamptz;
alter table api_keys add column updated_at timestamptz;
alter table operators add column updated_at timestamptz;
alter table platforms add column updated_at timestamptz;

-- `updated_at` of a payment says when its state changed, and a capture goes by it. Its metadata and its payer have a time of their own.
alter table payments add column details_changed_at timestamptz;
