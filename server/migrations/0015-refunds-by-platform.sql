-- A platform lists its refunds, newest first.
-- works with: 1
create index refunds_by_platform on refunds (platform_id, created_at, payment_id, number);
