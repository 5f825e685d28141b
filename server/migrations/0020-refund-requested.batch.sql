-- The event `refund.ordered` is `refund.requested` now (docs/glossary.md). The audit log keeps the names that it was written
-- with, because its hashes cover them (server/src/audit/former-actions.ts).
update webhook_endpoints set event_types = array_replace(event_types, 'refund.ordered', 'refund.requested')
where 'refund.ordered' = any (event_types);
update new_events set type = 'refund.requested' where type = 'refund.ordered';
update events set type = 'refund.requested'
where type = 'refund.ordered'
  and position in (select position from events where type = 'refund.ordered' order by position limit 5000)
returning position;
