-- What Florin sets for each of its connections, and PgBouncer in transaction mode can't pass on. Run it once, as a superuser or as a role that may change this one.
alter role florin_service set default_transaction_isolation = 'read committed';
alter role florin_service set lock_timeout = '2s';
alter role florin_service set statement_timeout = '5s';
alter role florin_service set idle_in_transaction_session_timeout = '5s';
alter role florin_service set enable_seqscan = off;
alter role florin_service set jit = off;
