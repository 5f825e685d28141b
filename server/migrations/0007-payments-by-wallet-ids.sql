-- Many notifications name a capture, an authorisation or a refund, and no order (docs/reliability.md#f31). Refunds and payments that
-- have none are left out.
-- works with: 1
create index payments_by_capture on payments (wallet_capture_id) where wallet_capture_id is not null;
create index payments_by_authorization on payments (wallet_authorization_id) where wallet_authorization_id is not null;
create index refunds_by_wallet_id_alone on refunds (wallet_refund_id) where wallet_refund_id is not null;
