-- works with: 1
-- Home counts declines by their reason, and each leads to its payments. Only declined payments are in it, so that a payment
-- that is captured at once costs nothing.
create index payments_by_decline on payments (decline_issue, created_at) where decline_issue is not null;
