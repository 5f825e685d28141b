-- Operators see where they are signed in. The public id names a session in that list and opens nothing.
alter table sessions
  add column public_id uuid not null unique default gen_random_uuid(),
  add column address text not null default '',
  add column user_agent text not null default '' check (char_length(user_agent) <= 300);

alter table operators
  add column last_seen_at timestamptz,
  -- The TOTP secret is derived from these two; it is nowhere itself.
  add column two_factor_nonce text,
  add column two_factor_secret_id text,
  -- Null while it has been begun and not confirmed by a first code.
  add column two_factor_since timestamptz,
  -- The newest step whose code was taken: no code is taken twice.
  add column two_factor_step bigint not null default 0,
  add check ((two_factor_nonce is null) = (two_factor_secret_id is null)),
  add check (two_factor_since is null or two_factor_nonce is not null);

-- SHA-256 of 80 random bits each. A code that is used is gone.
create table recovery_codes (
  operator_id uuid not null references operators,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (operator_id, code_hash)
);

create table invitations (
  id text primary key,
  -- Names the secret that the link's token is derived from. The token itself is nowhere.
  secret_id text not null,
  -- Unique: a new invitation takes the place of the old one.
  email text not null unique check (email = lower(email)),
  role text not null check (role in ('administrator', 'viewer')),
  invited_by uuid not null references operators,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index invitations_by_inviter on invitations (invited_by);

create index audit_entries_by_actor on audit_entries (actor, sequence desc);
create index audit_entries_by_action on audit_entries (action, sequence desc);
create index audit_entries_by_time on audit_entries (at);

-- How far the sandbox's time is ahead of the real one: at most a hundred years. Production never looks at it.
create table test_clock (
  only_row boolean primary key default true check (only_row),
  ahead_seconds bigint not null default 0 check (ahead_seconds between 0 and 3155760000)
);
insert into test_clock default values;
