-- What an operator has to repair at the wallet or in the settings, as the processes have found it. Home shows it for a day after the
-- last time. Fifty rows at most.
-- works with: 1
create table wallet_troubles (
  kind text not null constraint wallet_troubles_kind_is_known check (
    kind = any ('{credentials,permission,account,request,unknown_issue}')),
  operation text not null check (length(operation) <= 100),
  -- The wallet's own word.
  issue text not null check (length(issue) <= 100),
  times bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (kind, operation, issue)
);
