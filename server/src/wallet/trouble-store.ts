import type { Sql } from '../database/client.ts';

/**
 * What an operator has to repair. `credentials`: the wallet does not accept ours. `permission`: they do not allow the call. `account`:
 * the account at the wallet lacks something. `request`: the wallet does not accept what Florin sends. `unknown_issue`: the wallet says
 * something that Florin does not know. `notification`: something was refused that was sent as a notification of the wallet. Anybody can send that, so
 * it is shown and alarms nobody.
 */
export const troubleKinds = [
  'credentials',
  'permission',
  'account',
  'request',
  'unknown_issue',
  'notification',
] as const;
export type TroubleKind = (typeof troubleKinds)[number];

export interface Trouble {
  readonly kind: TroubleKind;
  /** The call of the wallet that had it. */
  readonly operation: string;
  /** The wallet's own word. */
  readonly issue: string;
}

export interface StoredTrouble extends Trouble {
  readonly times: bigint;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Keeps what one process has found for all others, and for the operator. */
export interface TroubleStore {
  /** How often it has happened, with these times. */
  note(trouble: Trouble, times: number, at: Date): Promise<number>;
  /** The call has succeeded: nothing keeps us from making it any more. */
  endOf(operation: string): Promise<void>;
}

/** What was found once may be over. What is not over is found again. */
const shownMs = 24 * 60 * 60 * 1000;
const keptMax = 50;
const shownMax = 10;

/** Another order may well succeed while the rest is still so. Where the wallet's notifications arrive, those that were refused are a stranger's. */
export const endedBySuccess: readonly TroubleKind[] = ['credentials', 'permission', 'notification'];

/** How often it happens before anybody is alerted: something unknown may be over the next time. */
export const timesUntilTold: Record<TroubleKind, number> = {
  credentials: 1,
  permission: 1,
  account: 1,
  request: 1,
  unknown_issue: 3,
  notification: 1,
};

export const makeTroubleStore = (sql: Sql): TroubleStore => ({
  note: async ({ kind, operation, issue }, times, at) => {
    const oldest = new Date(at.getTime() - shownMs);
    const [row] = await sql<{ times: bigint }[]>`
      insert into wallet_troubles as known (kind, operation, issue, times, first_at, last_at)
      values (${kind}, ${operation}, ${issue}, ${times}, ${at}, ${at})
      on conflict (kind, operation, issue) do update set
        times = case when known.last_at < ${oldest} then 0 else known.times end + excluded.times,
        first_at = case when known.last_at < ${oldest} then excluded.first_at else known.first_at end,
        last_at = greatest(known.last_at, excluded.last_at)
      returning times`;
    await sql`
      delete from wallet_troubles where (kind, operation, issue) in (
        select kind, operation, issue from wallet_troubles order by last_at desc offset ${keptMax})`;
    return Number(row!.times);
  },
  endOf: async (operation) => {
    await sql`
      delete from wallet_troubles where operation = ${operation} and kind = any(${[...endedBySuccess]})`;
  },
});

/** What an operator sees now, the worst first. */
export const listTroubles = async (sql: Sql, now: Date) => {
  const rows = await sql.read<StoredTrouble[]>`
    select kind, operation, issue, times, first_at as "firstAt", last_at as "lastAt" from wallet_troubles
    where last_at >= ${new Date(now.getTime() - shownMs)}
    order by array_position(${[...troubleKinds]}::text[], kind), last_at desc limit ${keptMax}`;
  return rows.filter(({ kind, times }) => times >= timesUntilTold[kind]).slice(0, shownMax);
};
