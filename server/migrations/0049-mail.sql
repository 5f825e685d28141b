-- Mails wait here from the commit of what they are about until the mail server has taken them (docs/decisions/099-mail.md).
-- works with: 48
create table mails (
  id uuid primary key,
  recipient text not null,
  -- What it says, sealed under this secret: an invitation has a link that lets somebody in.
  secret_id text not null,
  sealed_message text not null,
  created_at timestamptz not null,
  -- When it is tried next. Who tries it puts this off first.
  due_at timestamptz not null,
  attempts integer not null default 0 constraint mails_attempts_are_counted check (attempts >= 0)
);
create index mails_due on mails (due_at);

-- That administrators were mailed about it, and how many there were then.
create table mailed_alerts (
  kind text primary key,
  count integer not null constraint mailed_alerts_are_counted check (count >= 0),
  mailed_at timestamptz not null
);

-- Of the dashboard at the last sign-in. Null: unknown.
alter table operators
  add column language text constraint operators_language_is_short check (char_length(language) <= 8);
