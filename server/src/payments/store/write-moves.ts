import type { Sql, Transaction } from '../../database/client.ts';
import type { Fragment } from '../../database/statement.ts';
import { waitFor, type Sharing } from './write-event.ts';

// The parts of the statement that moves payments. The ids are given again for each table
// (docs/decisions/030-rows-are-looked-up-by-arrays.md).

/** The moves as rows. It also sets how long to wait for a payment. */
export const giveMoves = (sql: Sql | Transaction, rows: Fragment, sharing: Sharing) => sql`
  given as materialized (
    select given.* from jsonb_to_recordset(${rows}) as given (
      index integer, id text, operation integer, lease integer, verdict text, "from" text[], "to" text, at timestamptz,
      "nextLookAt" timestamptz, "endsLooks" boolean, events integer, "walletAuthorizationId" text,
      "authorizationExpiresAt" timestamptz, capture jsonb, "declineIssue" text,
      "declinedApproval" text, payer jsonb, event jsonb, calls jsonb, transfers jsonb, "feeTransfers" jsonb) ${waitFor(sql, sharing)})`;

/** The payments. What is given is counted first, because that also sets how long to wait for them. */
export const lockPayments = (sql: Sql | Transaction, ids: readonly string[]) => sql`
  locked as materialized (
    select p.id, p.status from payments p cross join (select count(*) from given) as counted
    where p.id = any(${ids}) order by p.id for no key update of p)`;

/**
 * Moves each payment whose status allows it, with the end of its operation, or while nothing is under way. Only what a move can
 * change is returned; the caller has the rest.
 */
export const writePayments = (sql: Sql | Transaction, ids: readonly string[]) => sql`
  written as (
    update payments p set status = coalesce(given."to", p.status),
      last_move = case when given."to" is null then p.last_move else p.status || ' > ' || given."to" end,
      updated_at = case when given."to" is null then p.updated_at else given.at end,
      last_event = p.last_event + given.events,
      wallet_authorization_id = coalesce(given."walletAuthorizationId", p.wallet_authorization_id),
      authorization_expires_at = coalesce(given."authorizationExpiresAt", p.authorization_expires_at),
      captured_minor = case when given.capture is null then p.captured_minor
        else coalesce(p.captured_minor, 0) + (given.capture ->> 'amountMinor')::bigint end,
      decline_issue = coalesce(given."declineIssue", p.decline_issue),
      declined_approval = coalesce(given."declinedApproval", p.declined_approval),
      ${setPayer(sql)}
    from given
    where p.id = given.id and p.id = any(${ids}) and (given."to" is null or p.status = any(given."from"))
      and case when given.operation is not null then given.index in (select index from ended)
        else not exists (
          select from operations e where e.payment_id = given.id and e.payment_id = any(${ids}) and e.ended_at is null) end
    returning given.index, p.id, p.platform_id, p.wallet_provider, p.last_event, given.at, given.event, given.calls,
      given.transfers, given."feeTransfers" as fee_transfers, given.capture,
      (given.capture ->> 'entryNumber')::integer as entry_number, (given.capture ->> 'feeEntry')::integer as fee_entry,
      given."nextLookAt", given."endsLooks", p.status, p.updated_at, p.wallet_authorization_id, p.authorization_expires_at,
      p.captured_minor, p.decline_issue, p.declined_approval)`;

/** The capture that a move books. The key makes sure that no other process has booked another one under its number. */
export const insertCaptures = (sql: Sql | Transaction) => sql`
  captures_written as (
    insert into captures (payment_id, number, wallet_capture_id, amount_minor, captured_at, entry_number, fee_minor, fee_entry,
      conversion)
    select written.id, c.number, c."walletCaptureId", c."amountMinor", written.at, entry_number, c."feeMinor", fee_entry,
      c.conversion
    from written, jsonb_to_record(written.capture) as c (
      number integer, "walletCaptureId" text, "amountMinor" bigint, "feeMinor" bigint, conversion jsonb)
    where written.capture is not null)`;

/** The payer is replaced as a whole: nobody has the name of one and the address of another. */
const setPayer = (sql: Sql | Transaction) => sql`
  payer_name = case when given.payer is null then p.payer_name else given.payer ->> 'name' end,
  payer_name_key = case when given.payer is null then p.payer_name_key else given.payer ->> 'nameKey' end,
  payer_email = case when given.payer is null then p.payer_email else given.payer ->> 'email' end,
  payer_account_id = case when given.payer is null then p.payer_account_id else given.payer ->> 'accountId' end,
  payer_instrument = case when given.payer is null then p.payer_instrument else given.payer ->> 'instrument' end`;
