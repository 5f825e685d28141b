-- Only the wallet's reports and notifications say that it took money back itself. A report is kept as long as its comparison.
-- works with: 1
alter table reconciliation_differences add column is_reversal boolean not null default false;
