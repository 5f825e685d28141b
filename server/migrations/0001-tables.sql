-- The tables of Florin, each stated once, room by room. Every rule about a row is a constraint with a name, so that `\d
-- payments` shows what holds. There are no triggers: a constraint says the rule itself (docs/decisions/018).
--
-- Whatever belongs to a payment has the payment's id first in its key and refers only to rows of the same payment or to the
-- small tables that all payments share (accounts, api_keys, operators). So the tables can be spread over many servers by that
-- id. server/test/database/shards.test.ts reads the catalogue and fails on what breaks this.
--
-- Lists of what is to be done, and the wallet calls, have no references: the statement that writes such a row has read or written what
-- it is about, and PostgreSQL would look that up once more and lock it (docs/decisions/018).
--
-- A list in a rule is written as one array, '{a,b}', and not as `in ('a', 'b')`: PostgreSQL reads the text of a table's rules anew
-- for every statement that writes the table, and an array is the shorter text (docs/decisions/018).

--
-- Kinds of values
--

-- A rule about one value is the rule of its kind. PostgreSQL reads that once for a connection (docs/decisions/018). `\dD` shows them.
create domain counted as integer constraint counted_from_one check (value > 0);
create domain currency_code as text constraint currency_is_a_code check (value ~ '^[A-Z]{3}$');
-- Money, in the smallest unit of its currency.
create domain amount as bigint constraint amount_is_above_zero check (value > 0);
create domain amount_or_nothing as bigint constraint amount_is_not_negative check (value >= 0);
-- What somebody may pay or move at once.
create domain limited_amount as bigint constraint amount_is_in_its_limits check (value between 1 and 1000000000000);
create domain capture_mode as text constraint capture_mode_is_known check (value = any ('{automatic,manual}'));
create domain operation_kind as text constraint operation_kind_is_known check (
  value = any ('{capture,authorize,capture_authorization,release,refund,review}'));
create domain orderer as text constraint orderer_is_known check (
  value = any ('{platform,operator,buyer,wallet,service}'));
create domain entry_kind as text constraint entry_kind_is_known check (value = any ('{capture,refund}'));
create domain account_kind as text constraint account_kind_is_known check (
  value = any ('{account,commission,wallet_clearing}'));
-- From one status of a payment to another. The list is the one of server/src/payments/payment.ts.
create domain payment_move as text constraint move_is_legal check (value = any ('{
  new > awaiting_approval,
  awaiting_approval > awaiting_approval,
  awaiting_approval > authorized,
  awaiting_approval > captured,
  awaiting_approval > cancelled,
  awaiting_approval > expired,
  awaiting_approval > failed,
  authorized > captured,
  authorized > cancelled,
  authorized > expired,
  authorized > failed,
  cancelled > captured,
  expired > captured,
  failed > captured}'));

--
-- Installation and operators
--

-- One database belongs to one environment: a sandbox process must never open the production data, or the reverse.
create table installation (
  only_row boolean primary key default true constraint installation_is_one_row check (only_row),
  environment text not null constraint installation_environment_is_known check (environment = any ('{sandbox,production}')),
  created_at timestamptz not null
);

create table operators (
  id uuid primary key,
  email text not null unique constraint operators_email_is_lowercase check (email = lower(email)),
  role text not null constraint operators_role_is_known check (role = any ('{administrator,viewer}')),
  password_hash text not null constraint operators_password_is_hashed check (password_hash like '$argon2id$%'),
  -- The password is a one-time one: it works until then, and has to be changed. Null: the operator has chosen it.
  one_time_until timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  last_seen_at timestamptz,
  -- Since the last sign-in that succeeded. The operator is told at the next one.
  failed_sign_ins integer not null default 0 constraint operators_failed_sign_ins_are_counted check (failed_sign_ins >= 0),
  -- The TOTP secret is derived from these two; it is nowhere itself.
  two_factor_nonce text,
  two_factor_secret_id text,
  -- Null while it has been begun and not confirmed by a first code.
  two_factor_since timestamptz,
  -- The newest step whose code was taken: no code is taken twice.
  two_factor_step bigint not null default 0,
  constraint operators_two_factor_is_whole check ((two_factor_nonce is null) = (two_factor_secret_id is null)),
  constraint operators_two_factor_has_a_secret check (two_factor_since is null or two_factor_nonce is not null)
);

-- SHA-256 of 80 random bits each. A code that is used is gone.
create table recovery_codes (
  operator_id uuid not null references operators,
  code_hash bytea not null constraint recovery_codes_are_hashed check (octet_length(code_hash) = 32),
  primary key (operator_id, code_hash)
);

create table sessions (
  -- SHA-256 of the cookie's value: somebody who reads this table cannot sign in with it.
  id_hash bytea primary key constraint sessions_id_is_hashed check (octet_length(id_hash) = 32),
  -- Operators see where they are signed in. This id names a session in that list and opens nothing.
  public_id uuid not null unique default gen_random_uuid(),
  operator_id uuid not null references operators,
  address text not null default '',
  user_agent text not null default '' constraint sessions_user_agent_is_short check (char_length(user_agent) <= 300),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the operator last confirmed it with their password. Giving and widening access asks for that.
  confirmed_at timestamptz
);
create index sessions_by_operator on sessions (operator_id);
create index sessions_by_expiry on sessions (expires_at);

-- Attempts are counted before the password is looked at, so that parallel guesses are counted too.
create table sign_in_attempts (
  subject text primary key,
  attempts integer not null constraint sign_in_attempts_are_counted check (attempts > 0),
  blocked_until timestamptz not null,
  forget_at timestamptz not null
);
create index sign_in_attempts_by_age on sign_in_attempts (forget_at);

-- Sign-ins with an address that no operator has, since the audit log last got an entry about them
-- (docs/decisions/021). The row changes at every one of them, and its page has room for the new version.
create table unknown_sign_ins (
  only_row boolean primary key default true constraint unknown_sign_ins_is_one_row check (only_row),
  attempts bigint not null,
  recorded_at timestamptz not null
) with (fillfactor = 50);
insert into unknown_sign_ins (attempts, recorded_at) values (0, '-infinity');

create table invitations (
  id text primary key,
  -- Names the secret that the link's token is derived from. The token itself is nowhere.
  secret_id text not null,
  -- Unique: a new invitation takes the place of the old one.
  email text not null unique constraint invitations_email_is_lowercase check (email = lower(email)),
  role text not null constraint invitations_role_is_known check (role = any ('{administrator,viewer}')),
  invited_by uuid not null references operators,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint invitations_end_after_they_begin check (expires_at > created_at)
);
create index invitations_by_inviter on invitations (invited_by);

--
-- Access: API keys, tokens, allow lists
--

create table api_keys (
  id text primary key,
  -- Names the secret that the key is derived from. The key itself is nowhere.
  secret_id text not null,
  label text not null constraint api_keys_label_is_short check (char_length(label) between 1 and 100),
  -- It may book refunds that were made outside, which nobody can check at the wallet.
  may_book_refunds boolean not null default false,
  created_at timestamptz not null,
  created_by uuid not null references operators,
  revoked_at timestamptz,
  revoked_by uuid references operators,
  constraint api_keys_revocation_is_whole check ((revoked_at is null) = (revoked_by is null))
);
create index api_keys_by_age on api_keys (created_at desc, id desc);

-- Apart from api_keys, so that recording a use never waits for, or delays, anything that locks a key. Each row changes again and
-- again and no index is about what changes: half-empty pages let PostgreSQL reuse the place of the old version at once.
create table api_key_uses (
  api_key_id text primary key references api_keys,
  last_used_at timestamptz not null,
  last_used_from inet not null
) with (fillfactor = 50);

create table access_tokens (
  id text primary key,
  -- Unique: one token for each key, also when several ask at the same time.
  api_key_id text not null unique references api_keys,
  secret_id text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  constraint access_tokens_end_after_they_begin check (expires_at > issued_at)
);

create table allowed_address_ranges (
  id uuid primary key default gen_random_uuid(),
  -- Null: holds for the whole environment.
  api_key_id text references api_keys,
  address_range cidr not null,
  note text not null default '' constraint allowed_address_ranges_note_is_short check (char_length(note) <= 100),
  constraint allowed_address_ranges_are_listed_once unique nulls not distinct (api_key_id, address_range)
);

-- True when each of the two lists, the environment's and the key's, is empty or covers the address.
create function address_allowed(key_id text, caller inet) returns boolean
  language sql stable parallel safe
  return coalesce((select bool_or(address_range >>= caller) from allowed_address_ranges where api_key_id is null), true)
     and coalesce((select bool_or(address_range >>= caller) from allowed_address_ranges where api_key_id = key_id), true);

--
-- Payments
--

-- Who receives captured money. Shared by all payments.
create table accounts (
  id text primary key constraint accounts_id_is_short check (char_length(id) between 1 and 256),
  opened_at timestamptz not null
);
-- By the bytes of the id, whatever order the database's own language has: for prefixes and for pages.
create index accounts_by_id on accounts (id collate "C");

create table payments (
  id text primary key,
  api_key_id text not null references api_keys,
  account_id text collate "C" not null references accounts,

  -- Its business state, which changes by verdicts. What is under way at the wallet stands in its open operation.
  status text not null,
  -- The move that brought it here, such as 'awaiting_approval > captured'. A constraint sees only the new row, so the row itself
  -- has to say where it comes from: every move of a payment writes `last_move = status || ' > ' || the new status`. To change the
  -- status alone is always refused.
  last_move payment_move not null,
  constraint payments_status_is_where_it_moved check (status = split_part(last_move, ' > ', 2)),

  capture_mode capture_mode not null,
  currency currency_code not null,
  total_minor limited_amount not null,
  commission_minor amount_or_nothing not null,
  constraint payments_commission_is_a_part check (commission_minor <= total_minor),
  reference text collate "C",
  comment text,
  return_url text not null,
  cancel_url text not null,
  error_url text,
  -- What the platform sent of items, delivery, breakdown and the buyer's headers; read, never computed with.
  order_details jsonb not null,

  -- The adapter in server/src/wallet that made the order: only a process connected to that wallet can settle the payment.
  wallet_provider text not null,
  -- The order is bound to the payment by the id that we give the wallet with it, and not by a rule here: a unique rule without
  -- the payment's id cannot be kept over many servers.
  wallet_order_id text collate "C" not null,
  approval_url text not null,
  wallet_authorization_id text,
  authorization_expires_at timestamptz,
  wallet_capture_id text,
  captured_minor amount,

  -- Who has paid, as the wallet says it: personal data (docs/operating.md#what-is-kept-of-buyers). The key is the name as it is
  -- looked for: the surname first, without case and accents.
  payer_name text,
  payer_name_key text collate "C",
  payer_email text collate "C",
  payer_account_id text,
  payer_instrument text,

  -- Why the wallet declined last, and the approval that it declined: nothing is captured again without another approval.
  decline_issue text,
  declined_approval text,
  constraint payments_captured_is_a_part check (captured_minor <= total_minor),

  -- Of what was captured: what has gone back, and what is on its way back. Its refunds say which.
  refunded_minor amount_or_nothing not null default 0,
  -- The part of it that was made outside: the wallet does not show it.
  refunded_outside_minor amount_or_nothing not null default 0,
  refunding_minor amount_or_nothing not null default 0,
  constraint payments_refunds_are_a_part check (
    refunded_outside_minor <= refunded_minor and refunded_minor + refunding_minor <= coalesce(captured_minor, 0)),

  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  -- The number of its last event. On the row that every move locks, so that the next move counts on.
  last_event integer not null default 0,

  -- Its first ledger entry is its capture. Null, which refers to nothing, until it is captured; see payments_captured_is_posted.
  capture_entry integer generated always as (case when status = 'captured' then 1 end) stored,

  constraint payments_captured_has_its_amount check ((status = 'captured') = (captured_minor is not null)),
  constraint payments_captured_has_its_id check (status <> 'captured' or wallet_capture_id is not null),
  constraint payments_authorized_has_its_id check (status <> 'authorized' or wallet_authorization_id is not null)
)
-- A payment's row is rewritten at every verdict, most of them soon after it was made: with room on its page the new
-- version stays beside the old one. Vacuum and analyze come after two rows of a hundred have changed, not after twenty: of a
-- hundred million payments a fifth would be months of old versions that every list has to step over.
with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

-- What payments are listed by, newest first: one index for each filter that is used alone, none for combinations, since each costs
-- every insert and every move. The id, which decides among payments of one millisecond, is left out of them: a page sorts those
-- few by itself, and the index is a quarter of the size (docs/decisions/010).
create index payments_by_key on payments (api_key_id, created_at);
create index payments_by_time on payments (created_at);
create index payments_by_status on payments (status, created_at);
create index payments_by_account on payments (account_id, created_at);
create index payments_by_reference on payments (reference, created_at) where reference is not null;
-- For what is rare; common amounts and currencies are soon found by time.
create index payments_by_amount on payments (currency, total_minor);
create index payments_by_order on payments (wallet_order_id);
-- What is searched for by its beginning is ordered by its bytes, whatever order the database's own language has. Ids begin with
-- their time, so that neighbours in the table have neighbouring ids: a few bytes for each piece of the table find them.
create index payments_by_id_start on payments using brin (id collate "C") with (pages_per_range = 32);
create index payments_by_payer_email on payments (payer_email) where payer_email is not null;
create index payments_by_payer_name on payments (payer_name_key) where payer_name_key is not null;

-- Payments that somebody has to look at while nothing is under way for them: until the buyer approves, while the money is
-- authorised, and once more after an end that came while a call was unanswered. Apart from payments, because each look changes it.
create table payment_looks (
  payment_id text primary key,
  wallet_provider text not null,
  due_at timestamptz not null,
  looks integer not null default 0
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
create index payment_looks_by_time on payment_looks (wallet_provider, due_at);

-- Work at the wallet: one row for each thing that was ordered there. Committed before the wallet is called, and ended by a verdict
-- about its effect (server/src/operations).
create table operations (
  payment_id text not null references payments,
  number counted not null,
  kind operation_kind not null,
  amount_minor amount not null,
  -- The same for every try, so that the wallet does it once.
  request_id text not null,
  ordered_by orderer not null,
  -- Which operator, for the dashboard alone: platforms do not learn it.
  operator text,
  wallet_provider text not null,
  opened_at timestamptz not null,

  -- The times below are of the database's clock, because processes disagree about the time. While a process holds the operation,
  -- `due_at` is the end of its lease; otherwise it is the time of the next look.
  ordered_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null,
  is_held boolean not null,
  -- Counts who has held it: what an earlier holder writes is ignored.
  lease integer not null,
  looks integer not null default 0,
  looked_at timestamptz,
  -- The latest moment at which a call may have left whose answer never came. It may still have its effect.
  unanswered_at timestamptz,
  -- What the wallet said to a call while another one was unanswered: it counts when no effect has come after all.
  refusal jsonb,
  -- The id of what the wallet has accepted and not decided yet.
  pending_id text,
  -- How the wallet contradicts us. A person decides, unless a later look explains it.
  contradiction text,

  verdict text,
  ended_at timestamptz,
  constraint operations_end_with_a_verdict check ((verdict is null) = (ended_at is null)),
  constraint operations_held_are_open check (not is_held or verdict is null),
  primary key (payment_id, number)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
-- At most one open for each payment.
create unique index operations_open on operations (payment_id) where verdict is null;
create index operations_due on operations (wallet_provider, due_at) where verdict is null;
-- What accounts will get when the wallet decides for it.
create index operations_pending on operations (payment_id) where verdict is null and pending_id is not null;

-- Money of a captured payment that goes back to the buyer, no matter who ordered it.
create table refunds (
  payment_id text not null references payments,
  number counted not null,
  -- A caller who asks for the same refund again, after a crash, finds it by this text of its caller.
  attempt text not null,
  -- The operation that does it. Null: it was not done here.
  operation_number integer,
  -- `wallet`: at the wallet's own site. `reversal`: the wallet took it back. `outside`: elsewhere, and booked by hand.
  origin text not null constraint refunds_origin_is_known check (
    origin = any ('{platform,operator,wallet,reversal,outside}')),
  -- Those of its payment: an account's refunds under way are found by them.
  account_id text not null references accounts,
  currency text not null,
  amount_minor amount not null,
  -- What the commission account gives of it. The account gives the rest.
  commission_minor amount_or_nothing not null,
  constraint refunds_commission_is_a_part check (commission_minor <= amount_minor),
  returns_commission boolean not null,
  constraint refunds_keep_the_commission check (returns_commission or commission_minor = 0),
  comment text,
  -- `under_way`: the wallet has not said anything. `pending`: it has accepted it, and decides later.
  status text not null constraint refunds_status_is_known check (
    status = any ('{under_way,pending,completed,failed,cancelled}')),
  wallet_refund_id text,
  -- Why it was not made, in the wallet's own name. `later`: it may be made another time. `disputed`: when the dispute is over.
  issue text,
  refusal text constraint refunds_refusal_is_known check (refusal = any ('{final,later,disputed}')),
  constraint refunds_not_made_is_explained check (
    (status = any ('{failed,cancelled}')) = (refusal is not null) and (refusal is null) = (issue is null)),
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint refunds_end_once check ((status = any ('{under_way,pending}')) = (ended_at is null)),
  -- The entry that moved the money. Null, which refers to nothing, until then.
  entry_number integer,
  constraint refunds_completed_is_posted check ((status = 'completed') = (entry_number is not null)),
  primary key (payment_id, number),
  constraint refunds_are_asked_for_once unique (payment_id, attempt),
  foreign key (payment_id, operation_number) references operations
) with (fillfactor = 70);
-- What the wallet has is booked once.
create unique index refunds_by_wallet_id on refunds (payment_id, wallet_refund_id) where wallet_refund_id is not null;
create index refunds_by_time on refunds (created_at, payment_id, number);
-- What accounts have to give soon.
create index refunds_open on refunds (account_id) where status = any ('{under_way,pending}');
-- What somebody may want to order again.
create index refunds_refused on refunds (created_at) where refusal = 'later';

-- A buyer's complaint about a payment, as the wallet showed it last. What it takes back is a refund of its own.
create table disputes (
  payment_id text not null references payments,
  -- The wallet's id of it.
  dispute_id text not null,
  -- `open`: the buyer waits for the seller's first answer. `other`: the wallet has a word that we do not know.
  status text not null constraint disputes_status_is_known check (
    status = any ('{open,waiting_for_seller,waiting_for_buyer,under_review,resolved,other}')),
  stage text not null constraint disputes_stage_is_known check (
    stage = any ('{inquiry,chargeback,pre_arbitration,arbitration,other}')),
  -- The wallet's own words.
  reason text not null,
  outcome text,
  currency text not null,
  amount_minor amount not null,
  -- Until then the seller has to answer.
  seller_due_at timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (payment_id, dispute_id)
);
create index disputes_by_time on disputes (opened_at);
-- Those that wait for somebody. There are few of them.
create index disputes_open on disputes (opened_at) where status <> 'resolved';

-- What was said to the wallet about a payment, and its answer.
create table wallet_calls (
  payment_id text not null,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  -- The place among the calls that were kept together, which have one time.
  line integer not null,
  operation text not null,
  request_id text,
  duration_ms double precision not null,
  status integer not null,
  issue text,
  debug_id text,
  -- The same call with the same answer again and again is one row.
  times integer not null default 1,
  last_at timestamptz not null,
  primary key (payment_id, id)
);
create index wallet_calls_by_time on wallet_calls (last_at);

--
-- Ledger
--

-- Append-only. One reason for which money of a payment was moved; its transfers say which and when.
create table ledger_entries (
  payment_id text not null references payments,
  number integer not null,
  kind entry_kind not null,
  primary key (payment_id, number),
  -- The key then says that a payment is captured once, also when several try at the same time.
  constraint ledger_entries_first_is_the_capture check ((number = 1) = (kind = 'capture'))
);

-- Here and not with the table, because the two tables refer to each other. Both sides are written by one statement.
alter table payments add constraint payments_captured_is_posted
  foreign key (id, capture_entry) references ledger_entries (payment_id, number);
alter table refunds add constraint refunds_are_posted
  foreign key (payment_id, entry_number) references ledger_entries (payment_id, number);

-- Append-only. Money that goes from one account to another. What one has less the other has more, so the books sum to zero
-- because they cannot do otherwise. `account` is an account of a platform and has an id. Of the operator's commission account
-- and of the wallet's clearing account, which shows what the wallet owes us, there is one each.
create table transfers (
  payment_id text not null,
  entry_number integer not null,
  line integer not null,
  at timestamptz not null,
  from_kind account_kind not null,
  from_account_id text references accounts,
  to_kind account_kind not null,
  to_account_id text references accounts,
  currency text not null,
  amount_minor amount not null,
  primary key (payment_id, entry_number, line),
  foreign key (payment_id, entry_number) references ledger_entries,
  constraint transfers_from_is_whole check ((from_kind = 'account') = (from_account_id is not null)),
  constraint transfers_to_is_whole check ((to_kind = 'account') = (to_account_id is not null)),
  constraint transfers_go_elsewhere check (
    from_kind <> to_kind or from_account_id is distinct from to_account_id)
);
-- An account's postings, latest first.
create index transfers_to_account on transfers (to_account_id, at) where to_account_id is not null;
create index transfers_from_account on transfers (from_account_id, at) where from_account_id is not null;

-- What was booked in a period. The table is written in the order of time, so a few bytes for each piece of it find that.
create index transfers_by_time on transfers using brin (at);

-- Entries that are not in the sums below yet. Written with the entry and deleted with the summing: a balance is the kept sum and
-- the transfers of these entries, read by one statement (docs/decisions/011). Emptied again and again, so vacuum comes early,
-- however few rows there are.
create table entries_to_sum (
  payment_id text not null,
  number integer not null,
  primary key (payment_id, number)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_threshold = -1);

-- Append-only. Money that a platform or an operator moved from one account to another. It belongs to no payment, so it stands beside the entries
-- of payments and not among them: a row is by itself both postings, since what one account has less the other has more.
create table account_transfers (
  id text primary key,
  at timestamptz not null,
  from_account_id text not null references accounts,
  to_account_id text not null references accounts,
  currency currency_code not null,
  amount_minor limited_amount not null,
  comment text constraint account_transfers_comment_is_short check (char_length(comment) <= 140),
  -- Who ordered it: a platform by its key, or an operator by the e-mail address.
  api_key_id text references api_keys,
  operator text,
  constraint account_transfers_have_one_orderer check ((api_key_id is null) <> (operator is null)),
  constraint account_transfers_go_elsewhere check (from_account_id <> to_account_id)
);
create index account_transfers_to_account on account_transfers (to_account_id, at);
create index account_transfers_from_account on account_transfers (from_account_id, at);
create index account_transfers_by_time on account_transfers (at, id);
create index account_transfers_by_key on account_transfers (api_key_id, at);

-- Transfers between accounts that are not in the sums below yet, as entries_to_sum has the entries of payments.
create table account_transfers_to_sum (
  id text primary key
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_threshold = -1);

-- Sums of all other postings: a cache of rows that never change, which can be thrown away and made again. Each row changes at every
-- summing: half-empty pages let PostgreSQL reuse the place of the old version.
create table account_sums (
  account_kind text not null,
  -- Empty for the accounts of which there is one each: a key cannot have a null.
  account_id text not null,
  currency text not null,
  amount_minor bigint not null,
  -- The latest posting in it.
  changed_at timestamptz not null,
  primary key (account_kind, account_id, currency)
) with (fillfactor = 50);
-- Accounts that have changed since a time. It costs the summing, and never a capture.
create index account_sums_by_change on account_sums (changed_at) where account_kind = 'account';

-- The same by the day (of UTC) of the postings, for the accounts of platforms: the balance at any earlier time is a few of these
-- rows and the postings of one day.
create table account_days (
  account_id text not null,
  day date not null,
  currency text not null,
  amount_minor bigint not null,
  primary key (account_id, day, currency)
) with (fillfactor = 50);

create table captured_days (
  day date not null,
  currency text not null,
  captured_minor bigint not null,
  captures bigint not null,
  primary key (day, currency)
) with (fillfactor = 50);

--
-- Events
--

-- What has happened to a payment, a transfer between accounts or an account, numbered without gaps for each of them (its subject)
-- and written in the transaction that caused it. Here an event waits until it has a place among the events of all subjects
-- (docs/decisions/025). Emptied again and again, so vacuum comes early.
create table new_events (
  subject_id text not null,
  sequence counted not null,
  -- Of two events of one subject the later one has the higher number, since the row of the subject is locked while one is written.
  number bigint generated always as identity,
  -- Whose platform is told. Null: all platforms, which share the accounts.
  api_key_id text,
  type text not null,
  at timestamptz not null,
  -- Why, as far as the object does not show it.
  details jsonb not null,
  -- What it happened to, as the API shows it at that moment.
  object jsonb not null,
  primary key (subject_id, sequence)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_threshold = -1);
create index new_events_by_number on new_events (number);

-- Append-only. Events with their place. One transaction after the other gives places, so a reader who has read up to a place finds
-- whatever is committed later behind it.
create table events (
  position bigint not null,
  -- By the database's clock, which decides how long it is kept: the test clock may be years ahead.
  placed_at timestamptz not null,
  subject_id text not null,
  sequence integer not null,
  api_key_id text,
  type text not null,
  at timestamptz not null,
  details jsonb not null,
  object jsonb not null,
  primary key (subject_id, sequence, placed_at)
) partition by range (placed_at);
create index events_by_position on events (position);
create index events_by_key on events (api_key_id, position);
create index events_by_type on events (type, position);
create index events_by_time on events using brin (at);

-- The last place that was given. Those who give places lock its one row, one after the other.
create table event_head (
  only_row boolean primary key default true constraint event_head_is_one_row check (only_row),
  position bigint not null
) with (fillfactor = 50);
insert into event_head (position) values (0);

-- Every event, with a place or without.
create view all_events as
  select subject_id, sequence, api_key_id, type, at, details, object from events
  union all
  select subject_id, sequence, api_key_id, type, at, details, object from new_events;

-- Makes the months that events are put into soon, and drops those that are older than they are kept. The service may not change
-- tables itself, and so it has this function alone.
create function keep_events(kept_months integer) returns void
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  this_month date := date_trunc('month', clock_timestamp() at time zone 'utc');
  month date;
  old text;
begin
  if kept_months is null or kept_months < 1 then raise exception 'events are kept for a month at least'; end if;
  perform pg_advisory_xact_lock(7302115);
  for ahead in 0..2 loop
    month := this_month + make_interval(months => ahead);
    if to_regclass(to_char(month, '"events_"YYYY_MM')) is null then
      execute format('create table %I partition of events for values from (%L) to (%L)', to_char(month, '"events_"YYYY_MM'),
        month::timestamp at time zone 'utc', (month + interval '1 month') at time zone 'utc');
    end if;
  end loop;
  for old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'events'::regclass
      and c.relname < to_char(this_month - make_interval(months => kept_months), '"events_"YYYY_MM')
  loop
    execute format('drop table %I', old);
  end loop;
end $$;
revoke all on function keep_events(integer) from public;
select keep_events(13);

--
-- Webhooks
--

-- Where a platform, or the operator, wants to be told of events.
create table webhook_endpoints (
  id text primary key,
  -- Null: it is told of the events of all API keys.
  api_key_id text references api_keys,
  url text not null constraint webhook_endpoints_url_is_short check (char_length(url) <= 2000),
  -- Null: all types.
  event_types text[] constraint webhook_endpoints_have_types check (cardinality(event_types) between 1 and 100),
  description text not null default '' constraint webhook_endpoints_description_is_short check (char_length(description) <= 200),
  -- The secret is derived from the id, its number and the secret of the service of this name. It is nowhere itself.
  secret_number integer not null default 1,
  secret_id text not null,
  -- The one before, which signs as well until then.
  previous_secret_id text,
  previous_secret_until timestamptz,
  constraint webhook_endpoints_previous_secret_is_whole check (
    (previous_secret_id is null) = (previous_secret_until is null)),
  created_at timestamptz not null,
  disabled_at timestamptz,
  disabled_reason text constraint webhook_endpoints_reason_is_known check (
    disabled_reason = any ('{platform,operator,gone,failing}')),
  constraint webhook_endpoints_disabling_is_whole check ((disabled_at is null) = (disabled_reason is null)),
  -- The row stays for the log of what was sent to it.
  deleted_at timestamptz
);
create index webhook_endpoints_by_key on webhook_endpoints (api_key_id) where deleted_at is null;

-- The work for each endpoint. The times of these tables are of the database's clock.
create table webhook_queues (
  endpoint_id text primary key references webhook_endpoints,
  -- Not later than the first of its lines is due.
  due_at timestamptz not null default 'infinity',
  -- The first failure since something was accepted. Endpoints that fail have places of their own, so that they delay no other.
  failing_since timestamptz,
  -- The receiver has asked to be left alone until then.
  paused_until timestamptz not null default '-infinity',
  -- The endpoint is disabled or deleted. Here, so that a process that changes the row knows it for sure.
  is_stopped boolean not null default false,
  constraint webhook_queues_stopped_are_not_due check (not is_stopped or due_at = 'infinity')
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
create index webhook_queues_due on webhook_queues ((failing_since is not null), due_at);

-- How far an endpoint has been told about a subject, while there is something to tell: the next event goes when the one before was
-- accepted or given up, and no other subject waits for it.
create table webhook_lines (
  endpoint_id text not null references webhook_endpoints,
  subject_id text not null,
  next_sequence integer not null,
  last_sequence integer not null,
  constraint webhook_lines_have_something_to_tell check (next_sequence <= last_sequence),
  -- How often the next event was tried.
  tries integer not null default 0,
  -- While a process is at it, the end of its lease.
  due_at timestamptz not null,
  is_held boolean not null default false,
  -- Counts who has held it: what an earlier holder writes is ignored.
  lease integer not null default 0,
  -- Since when its next event waits.
  waiting_since timestamptz not null,
  -- The subject first: few endpoints wait for one subject, and one endpoint may wait for very many.
  primary key (subject_id, endpoint_id)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index webhook_lines_due on webhook_lines (endpoint_id, due_at);
-- Which event an endpoint waits longest for.
create index webhook_lines_by_age on webhook_lines (endpoint_id, waiting_since);

-- Up to which event lines were made.
create table webhook_head (
  only_row boolean primary key default true constraint webhook_head_is_one_row check (only_row),
  position bigint not null
) with (fillfactor = 50);
insert into webhook_head (position) values (0);

-- Events that an endpoint is told again.
create table webhook_replays (
  id bigint generated always as identity primary key,
  endpoint_id text not null references webhook_endpoints,
  started_at timestamptz not null,
  -- Up to which event it has come, and where it ends.
  position bigint not null,
  last_position bigint not null,
  ended_at timestamptz
);
-- One at a time for each endpoint.
create unique index webhook_replays_open on webhook_replays (endpoint_id) where ended_at is null;

-- What was sent, and the answer. Kept for 30 days.
create table webhook_attempts (
  id bigint generated always as identity primary key,
  endpoint_id text not null references webhook_endpoints,
  subject_id text not null,
  sequence integer not null,
  type text not null,
  at timestamptz not null,
  try_number integer not null,
  url text not null,
  signature text not null,
  duration_ms integer not null,
  is_accepted boolean not null,
  -- Null: no answer came.
  status integer,
  error text,
  answer_head text,
  next_try_at timestamptz
);
create index webhook_attempts_by_endpoint on webhook_attempts (endpoint_id, id);
create index webhook_attempts_failed on webhook_attempts (endpoint_id, id) where not is_accepted;
create index webhook_attempts_by_event on webhook_attempts (subject_id, sequence);
create index webhook_attempts_by_time on webhook_attempts (at);

--
-- Reconciliation with the wallet
--

-- One comparison of what moved at the wallet with what is booked here. It books nothing.
create table reconciliations (
  number bigint generated always as identity primary key,
  wallet_provider text not null,
  ordered_by text not null constraint reconciliations_ordered_by_is_known check (ordered_by = any ('{service,operator}')),
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- The wallet's reports did not go further than this.
  compared_until timestamptz not null,
  constraint reconciliations_are_of_a_period check (from_at < to_at and compared_until <= to_at),
  ended_at timestamptz not null,
  -- How many transactions of the wallet and how many entries of ours were compared.
  there_count integer not null,
  here_count integer not null,
  -- Ours that the wallet could not be asked about.
  unchecked_count integer not null,
  -- Also those that were too many to be kept.
  difference_count integer not null
);
create index reconciliations_by_end on reconciliations (ended_at);

create table reconciliation_differences (
  reconciliation bigint not null references reconciliations on delete cascade,
  line integer not null,
  kind text not null constraint reconciliation_differences_kind_is_known check (
    kind = any ('{missing_here,missing_there,other_amount,other_state}')),
  subject text not null constraint reconciliation_differences_subject_is_known check (
    subject = any ('{capture,refund}')),
  -- The id at the wallet.
  transaction_id text not null,
  -- The payment that it is about, as far as anybody knows. Not a reference: there may be no such payment here.
  about text,
  there_status text,
  there_currency text,
  there_minor bigint,
  there_at timestamptz,
  here_status text,
  here_currency text,
  here_minor bigint,
  primary key (reconciliation, line)
);
create index reconciliation_differences_by_transaction on reconciliation_differences (transaction_id);

-- When the next daily comparison is due, and how far the last one came. While a process is at it, `due_at` is the time after which
-- another one may begin.
create table daily_reconciliations (
  wallet_provider text primary key,
  compared_until timestamptz,
  due_at timestamptz not null
);

--
-- Idempotency
--

-- A row is inserted, changed once or twice and deleted after a day, and no index is about what changes: room on the page lets
-- PostgreSQL keep the new version beside the old one. As many rows are deleted as inserted, so vacuum comes early.
create table idempotent_requests (
  api_key_id text not null references api_keys,
  idempotency_key text not null
    constraint idempotent_requests_key_is_short check (char_length(idempotency_key) between 1 and 255),
  -- Method, path and body: the same key for anything else is a mistake.
  fingerprint bytea not null,
  -- Chosen before the work, so that a repeated attempt after a crash is the same attempt for the wallet.
  subject_id text not null,
  running_until timestamptz not null,
  answer_status integer,
  answer_body jsonb,
  expires_at timestamptz not null,
  primary key (api_key_id, idempotency_key),
  constraint idempotent_requests_answer_is_whole check ((answer_status is null) = (answer_body is null))
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
create index idempotent_requests_by_age on idempotent_requests (expires_at);

--
-- Audit
--

-- Append-only. The hash of each entry is made with a secret that is not in the database, over the entry and the hash of the one
-- before it. So a change in the middle shows, also when the person who made it computes hashes.
create table audit_entries (
  sequence bigint primary key constraint audit_entries_are_counted check (sequence > 0),
  at timestamptz not null,
  actor text not null,
  address text not null,
  action text not null,
  subject text not null,
  details json not null,
  -- Names the secret that the hash is made with.
  secret_id text not null,
  previous_hash bytea not null constraint audit_entries_previous_is_hashed check (octet_length(previous_hash) = 32),
  hash bytea not null unique constraint audit_entries_are_hashed check (octet_length(hash) = 32)
);
create index audit_entries_by_actor on audit_entries (actor, sequence desc);
create index audit_entries_by_action on audit_entries (action, sequence desc);
create index audit_entries_by_time on audit_entries (at);

-- The end of the chain. Locking its one row puts writers in line.
create table audit_head (
  only_row boolean primary key default true constraint audit_head_is_one_row check (only_row),
  sequence bigint not null,
  hash bytea not null
) with (fillfactor = 50);
insert into audit_head (sequence, hash) values (0, decode(repeat('00', 32), 'hex'));

--
-- Test clock
--

-- How far the sandbox's time is ahead of the real one: at most a hundred years. Production never looks at it.
create table test_clock (
  only_row boolean primary key default true constraint test_clock_is_one_row check (only_row),
  ahead_seconds bigint not null default 0
    constraint test_clock_is_ahead check (ahead_seconds between 0 and 3155760000)
);
insert into test_clock default values;
