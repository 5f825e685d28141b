import type { Sql, Transaction } from '../../database/client.ts';
import { keysOf } from '../../keys-of.ts';
import { isOpenStatus, storedStatuses } from '../payment.ts';

/** Whose data is erased. A person may have had several addresses at the wallet, but has one id there. */
export type Selection =
  | { readonly by: 'person'; readonly email: string; readonly accountIds: readonly string[] }
  | { readonly by: 'payment'; readonly id: string }
  | { readonly by: 'age'; readonly before: Date };

const overStatuses = keysOf(storedStatuses).filter((status) => !isOpenStatus(status));

/** Read by the key, so that a page takes the same time however rarely a buyer is found. */
export const pageRows = 5000;

const isOfPerson = (sql: Sql, { email, accountIds }: Extract<Selection, { by: 'person' }>) =>
  sql`(lower(payer_email) = ${email.toLowerCase()} or payer_account_id = any(${accountIds}))`;

const isOld = (sql: Sql, { before }: Extract<Selection, { by: 'age' }>) => sql`created_at < ${before}`;

/** One payment is selected by the page itself. */
const isChosen = (sql: Sql, selection: Exclude<Selection, { by: 'person' }>) =>
  selection.by === 'age' ? isOld(sql, selection) : sql`true`;

const isSelected = (sql: Sql, selection: Selection) =>
  selection.by === 'person' ? isOfPerson(sql, selection) : isChosen(sql, selection);

/** What names the buyer, of the wallet or of the platform. */
const hasBuyer = (sql: Sql | Transaction) => sql`
  (payer_name is not null or payer_email is not null or payer_account_id is not null or payer_instrument is not null
    or order_details ? 'delivery' or order_details -> 'buyer' <> '{}'::jsonb)`;

interface FoundPage {
  /** The last one that was read. Null: there are no more. */
  readonly lastId: string | null;
  readonly ids: string[] | null;
  /** When the youngest one that was read was made. */
  readonly youngestAt: Date | null;
  readonly accountIds: string[] | null;
}

/** One page of all payments: those that are selected and still name the buyer. */
export const findBuyers = async (
  sql: Sql,
  selection: Selection,
  afterId: string,
  rows = pageRows,
): Promise<FoundPage> => {
  const [page] = await sql.read<FoundPage[]>`
    with page as materialized (
      select id, created_at, payer_name, payer_email, payer_account_id, payer_instrument, order_details from payments
      where id > ${afterId} and ${selection.by === 'payment' ? sql`id = ${selection.id}` : sql`true`}
      order by id limit ${rows}),
    found as (select id, payer_account_id from page where ${isSelected(sql, selection)} and ${hasBuyer(sql)})
    select (select max(id) from page) as "lastId", (select array_agg(id) from found) as ids,
      (select max(created_at) from page) as "youngestAt",
      (select array_agg(distinct payer_account_id) filter (where payer_account_id is not null) from found) as "accountIds"`;
  return page!;
};

/**
 * Removes who has paid, the delivery, and the buyer's address, browser and language. What is paid for, and all money, stays. A payment
 * that is open, or for which something is under way at the wallet, is left as it is: it still needs them.
 */
export const eraseBuyers = async (tx: Transaction, ids: readonly string[], at: Date) => {
  const erased = await tx<{ id: string }[]>`
    update payments p set payer_name = null, payer_name_key = null, payer_email = null, payer_account_id = null,
      payer_instrument = null, order_details = (order_details - 'delivery') || '{"buyer": {}}'::jsonb, details_changed_at = ${at}
    where id = any(${ids}) and status = any(${overStatuses}) and ${hasBuyer(tx)}
      and not exists (select from operations o where o.payment_id = p.id and o.payment_id = any(${ids}) and o.ended_at is null)
    returning id`;
  return erased.length;
};
