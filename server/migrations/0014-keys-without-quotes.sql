-- A key in quotes is the same as without them: what was kept under the quoted one is found by a repeated request.
-- works with: 1
update idempotent_requests r
set idempotency_key = regexp_replace(substr(r.idempotency_key, 2, length(r.idempotency_key) - 2), '\\(["\\])', '\1', 'g')
where r.idempotency_key ~ '^"([^"\\]|\\["\\])+"$'
  and not exists (
    select from idempotent_requests other
    where other.platform_id = r.platform_id and other.idempotency_key
      = regexp_replace(substr(r.idempotency_key, 2, length(r.idempotency_key) - 2), '\\(["\\])', '\1', 'g'));
