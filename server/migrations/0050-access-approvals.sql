-- Access that one administrator asks to give or widen, and another one approves (docs/decisions/103-four-eyes.md).
-- works with: 48
create table access_requests (
  id uuid primary key,
  -- Derived from who asks and all of what they ask for: an approval is for this, and for nothing else.
  digest text not null unique,
  action text not null,
  subject text not null,
  details jsonb not null,
  requested_by uuid not null references operators,
  requested_at timestamptz not null,
  approved_by uuid references operators,
  approved_at timestamptz,
  expires_at timestamptz not null,
  constraint access_requests_are_approved_wholly check ((approved_by is null) = (approved_at is null)),
  constraint access_requests_need_two_people check (approved_by <> requested_by)
);
