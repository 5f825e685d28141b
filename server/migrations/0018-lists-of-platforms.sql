-- A platform lists its disputes and its accounts, newest first.
alter table disputes add column platform_id integer;
update disputes d set platform_id = p.platform_id from payments p where p.id = d.payment_id;
alter table disputes alter column platform_id set not null;
create index disputes_by_platform on disputes (platform_id, opened_at, payment_id, dispute_id);
create index accounts_by_platform on accounts (platform_id, opened_at, (id collate "C"));

-- Refunds, accounts and transfers are looked for by exact pairs, as payments are (docs/decisions/040).
create index refunds_by_metadata on refunds using gin (metadata jsonb_path_ops) where metadata is not null;
create index accounts_by_metadata on accounts using gin (metadata jsonb_path_ops) where metadata is not null;
create index account_transfers_by_metadata on account_transfer_metadata using gin (metadata jsonb_path_ops);
create index account_transfers_by_reference on account_transfers (reference, platform_id, at) where reference is not null;
