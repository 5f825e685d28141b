-- Certificates with which the wallet signs its notifications, once they were found good: every process knows them, also after a
-- restart, and forged notifications cannot keep a genuine one from being checked (docs/security.md#a23). Sixteen rows at most.
-- works with: 1
create table signing_certificates (
  url text primary key check (length(url) <= 500),
  pem text not null check (length(pem) <= 65536),
  learnt_at timestamptz not null
);
