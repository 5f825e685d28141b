import type { Transaction } from '../database/client.ts';
import { selectReserves } from '../ledger/balance-queries.ts';
import type { LedgerAccountKind } from './journal.ts';
import { selectMoved, type Moved, type MovedWanted } from './queries.ts';
import type { ReportKind } from './report.ts';

interface ReportedSum extends Omit<Moved, 'kind'> {
  readonly currency: string;
  readonly kind: ReportKind;
  /** Whose accounts these are. Null: what moved at the wallet without a payment belongs to no platform. */
  readonly platformId: number | null;
  /** The account of the payment, where the commission is on one of the two sides. */
  readonly commissionAccountId: string | null;
}

/** What was moved in a short time added up, one for each kind and pair of accounts. */
export const sumReported = (tx: Transaction, wanted: MovedWanted) => tx.read<ReportedSum[]>`
  select m.currency, case when is_distributed then 'distribution' else m.kind end as kind, m.platform_id as "platformId",
    from_kind as "fromKind", from_account_id as "fromAccountId", to_kind as "toKind", to_account_id as "toAccountId",
    p.account_id as "commissionAccountId", sum(m.amount_minor)::bigint as "amountMinor"
  from (${selectMoved(tx, wanted)}) as m
    left join payments p on 'commission' in (m.from_kind, m.to_kind) and p.id = m.source_id
  group by 1, 2, 3, 4, 5, 6, 7, 8`;

/** What was moved in a short time did to the operator's own accounts. */
export const sumOwnMoved = (tx: Transaction, wanted: MovedWanted) => tx.read<
  { kind: LedgerAccountKind; currency: string; amountMinor: bigint }[]
>`
  select side.kind, m.currency, sum(side.amount_minor)::bigint as "amountMinor"
  from (${selectMoved(tx, wanted)}) as m
    cross join lateral (values (from_kind, -m.amount_minor), (to_kind, m.amount_minor)) as side (kind, amount_minor)
  where side.kind <> 'account' group by 1, 2`;

/** What the reserves of all accounts held back at the end of a period, by their present rules and whatever these accounts had. */
export const sumReserves = (tx: Transaction, at: Date) => tx.read<
  { platformId: number; accountId: string; currency: string; amountMinor: bigint }[]
>`
  select platform_id as "platformId", account_id as "accountId", currency, amount_minor as "amountMinor"
  from (${selectReserves(tx, tx`true`, at, at)}) as reserves`;
