-- A run collects payouts into a file for the operator's bank (docs/decisions/085-payout-runs.md).
create table payout_runs (
  id text primary key,
  -- The list is the one of server/src/payouts/run.ts.
  status text not null constraint payout_runs_status_is_known check (status = any ('{made,approved,cancelled}')),
  made_at timestamptz not null,
  made_by text not null,
  -- When and by whom it was approved or cancelled.
  decided_at timestamptz,
  decided_by text,
  updated_at timestamptz not null,
  -- What the bank gets, encrypted under the named secret (server/src/sealed-text.ts): it has IBANs. Written once, and encrypted again under
  -- a new secret.
  file text,
  file_secret_id text,
  constraint payout_runs_decided_once check ((status = 'made') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint payout_runs_approved_has_its_file check ((status = 'approved') = (file is not null) and (file is null) = (file_secret_id is null))
);
create index payout_runs_by_time on payout_runs (made_at, id);
create index payout_runs_by_secret on payout_runs (file_secret_id) where file_secret_id is not null;

alter table payouts
  drop constraint payouts_status_is_known,
  add constraint payouts_status_is_known check (status = any ('{reserved,in_run,approved,cancelled}')),
  add column run_id text references payout_runs,
  -- What may be shown of the bank account that it was approved for.
  add column iban_masked text,
  add constraint payouts_in_a_run_name_it check ((run_id is not null) = (status = any ('{in_run,approved}'))),
  add constraint payouts_approved_have_their_iban check ((iban_masked is not null) = (status = 'approved'));
create index payouts_by_run on payouts (run_id, id) where run_id is not null;
create index payouts_reserved on payouts (created_at, id) where status = 'reserved';
create index payouts_by_time on payouts (created_at, id);
