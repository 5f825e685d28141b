-- Parts of references, names, addresses and accounts are found by their trigrams (docs/decisions/063). Whoever owns the database may
-- add this extension, which comes with PostgreSQL.

create extension if not exists pg_trgm;

-- A payment is written into it when it leaves its first status: once for most of them. The list of what waits to be sorted in is short,
-- so that the payment that has to sort it is not held up.
create index payments_by_words on payments
  using gin (reference gin_trgm_ops, payer_name_key gin_trgm_ops, payer_email gin_trgm_ops)
  with (gin_pending_list_limit = 1024) where status <> 'awaiting_approval';
drop index payments_by_payer_email, payments_by_payer_name;

create index accounts_by_words on accounts using gin (id gin_trgm_ops);
create index disputes_by_wallet_id on disputes (dispute_id);
