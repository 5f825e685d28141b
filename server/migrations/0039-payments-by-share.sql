-- The payments of which an account gets a share. A payment that is not divided is not in it and costs nothing.
-- works with: 1
create index payments_by_share on payments using gin (shares jsonb_path_ops) where shares is not null;
