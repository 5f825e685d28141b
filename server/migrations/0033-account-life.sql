-- works with: 1

-- Accounts have a life: who is behind them, whether they receive and pay, and which bank account they are paid out to
-- (docs/decisions/080-accounts-with-a-life.md). An older program shows nothing of it, and goes on crediting every account.
alter table accounts
  -- The list is the one of server/src/ledger/account-status.ts.
  add column status text not null default 'open'
    constraint accounts_status_is_known check (status = any ('{open,on_hold,closed}')),
  -- Who gave it. What an operator has put on hold or closed, only operators open again.
  add column status_by text not null default 'platform'
    constraint accounts_status_by_is_known check (status_by = any ('{platform,operator}')),
  add column name text constraint accounts_name_is_short check (char_length(name) between 1 and 140),
  add column email text constraint accounts_email_is_short check (char_length(email) between 3 and 254),
  add column vat_number text constraint accounts_vat_number_is_short check (char_length(vat_number) between 4 and 20),
  -- IBAN and BIC, encrypted under the named secret (server/src/sealed-text.ts), and what may be shown of them.
  add column bank_account text,
  add column bank_secret_id text,
  add column iban_masked text,
  add column bic_masked text,
  add column bank_changed_at timestamptz,
  add constraint accounts_bank_account_is_whole check (
    (bank_account is null) = (bank_secret_id is null) and (bank_account is null) = (iban_masked is null)
      and (bank_account is not null or bic_masked is null)),
  add column last_event integer not null default 1;
-- Those that are still encrypted under an earlier secret.
create index accounts_by_bank_secret on accounts (bank_secret_id) where bank_secret_id is not null;
