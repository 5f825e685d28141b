-- What is wrong around the processes and only an operator can repair, as each of them found it last. Home shows what was found in the last
-- minutes. Times are the database's: a wrong clock is one of the things that are found.
-- works with: 1
create table surroundings_warnings (
  -- The machine and the port that the process listens on.
  process text not null check (length(process) <= 300),
  kind text not null constraint surroundings_warnings_kind_is_known check (
    kind = any ('{certificate_expired,certificate_expires_soon,certificate_wrong_name,clock_database,clock_wallet,database_settings}')),
  -- In a sentence, with the figures.
  detail text not null check (length(detail) <= 500),
  last_at timestamptz not null,
  primary key (process, kind)
);
