-- works with: 19
-- Which server this database is on. An old primary that comes back has an older timeline than the services have seen, and a
-- copy by dump or logical replication another system id than its row (docs/decisions/067-the-server-that-was-written-to.md).
create table primary_server (
  only_row boolean primary key default true constraint primary_server_is_one_row check (only_row),
  system_id text not null,
  timeline integer not null constraint primary_server_timeline_is_positive check (timeline > 0),
  -- When a person said that the database is on this server now. Null: nobody had to.
  accepted_at timestamptz
);
