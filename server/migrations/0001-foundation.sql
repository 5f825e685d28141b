-- One database belongs to one environment: a sandbox process must never open the production data, or the reverse.
create table installation (
  only_row boolean primary key default true check (only_row),
  environment text not null check (environment in ('sandbox', 'production')),
  created_at timestamptz not null
);

create table operators (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  role text not null check (role in ('administrator', 'viewer')),
  password_hash text not null check (password_hash like '$argon2id$%'),
  must_change_password boolean not null,
  created_at timestamptz not null,
  disabled_at timestamptz
);

create table sessions (
  -- SHA-256 of the cookie's value: whoever reads this table cannot sign in with it.
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  operator_id uuid not null references operators,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_operator on sessions (operator_id);
create index sessions_by_expiry on sessions (expires_at);

-- Attempts are counted before the password is looked at, so that parallel guesses are counted too.
create table sign_in_attempts (
  subject text primary key,
  attempts integer not null check (attempts > 0),
  blocked_until timestamptz not null,
  forget_at timestamptz not null
);
create index sign_in_attempts_by_age on sign_in_attempts (forget_at);

create table api_keys (
  id text primary key,
  -- Names the secret that the key is derived from. The key itself is nowhere.
  secret_id text not null,
  label text not null check (char_length(label) between 1 and 100),
  created_at timestamptz not null,
  created_by uuid not null references operators,
  revoked_at timestamptz,
  revoked_by uuid references operators,
  check ((revoked_at is null) = (revoked_by is null))
);
create index api_keys_by_age on api_keys (created_at desc, id desc);

-- Apart from api_keys, so that noting a use never waits for, or delays, anything that locks a key.
create table api_key_uses (
  api_key_id text primary key references api_keys,
  last_used_at timestamptz not null,
  last_used_from inet not null
);

create table access_tokens (
  id text primary key,
  -- Unique: one token per key, whatever races (spec §5.5).
  api_key_id text not null unique references api_keys,
  secret_id text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > issued_at)
);

create table allowed_address_ranges (
  id bigint generated always as identity primary key,
  -- Null: holds for the whole environment.
  api_key_id text references api_keys,
  address_range cidr not null,
  note text not null default '' check (char_length(note) <= 100),
  unique nulls not distinct (api_key_id, address_range)
);

-- True when each of the two lists, the environment's and the key's, is empty or covers the address.
create function address_allowed(key_id text, caller inet) returns boolean
  language sql stable parallel safe
  return coalesce((select bool_or(address_range >>= caller) from allowed_address_ranges where api_key_id is null), true)
     and coalesce((select bool_or(address_range >>= caller) from allowed_address_ranges where api_key_id = key_id), true);

create table audit_entries (
  sequence bigint primary key check (sequence > 0),
  at timestamptz not null,
  actor text not null,
  address text not null,
  action text not null,
  subject text not null,
  details json not null,
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null unique check (octet_length(hash) = 32)
);

-- The end of the chain. Locking its one row puts writers in line.
create table audit_head (
  only_row boolean primary key default true check (only_row),
  sequence bigint not null,
  hash bytea not null
);
insert into audit_head (sequence, hash) values (0, decode(repeat('00', 32), 'hex'));

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger audit_entries_append_only
  before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
