import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keyRightsNames } from '../../src/access/rights.ts';
import { payoutPaces } from '../../src/accounts/payout-schedule.ts';
import { connectAlone, type Transaction } from '../../src/database/client.ts';
import { environments } from '../../src/environment.ts';
import { keysOf } from '../../src/keys-of.ts';
import { accountStatuses } from '../../src/ledger/account-status.ts';
import { entryKinds } from '../../src/ledger/post-entry.ts';
import type { TransferableKind } from '../../src/ledger/post-account-transfer.ts';
import { payoutSkips } from '../../src/ledger/payout-skip.ts';
import type { PayoutAccountKind } from '../../src/ledger/post-payout.ts';
import { payoutStatuses, statusesOnTheirWay, type SettlingMove } from '../../src/payouts/payout.ts';
import { runStatuses } from '../../src/payouts/run.ts';
import { movementAccountKinds, movementKinds } from '../../src/ledger/wallet-movement.ts';
import type { AccountKind } from '../../src/ledger/transfer.ts';
import { requesters } from '../../src/operations/operation.ts';
import { roles } from '../../src/operators/roles.ts';
import { operationKinds } from '../../src/payments/operation-kind.ts';
import { storedStatuses, routeOf, type CaptureMode, type OpenStatus } from '../../src/payments/payment.ts';
import { differenceKinds, differenceSubjects } from '../../src/payments/reconciliation/difference.ts';
import type { Reconciliation } from '../../src/payments/reconciliation/queries.ts';
import { refundOrigins, refundStatuses } from '../../src/payments/refunds/refund.ts';
import { warningKinds } from '../../src/surroundings/warning.ts';
import { troubleKinds } from '../../src/wallet/trouble-store.ts';
import { disputeStages, disputeStatuses, type RefundRefusal } from '../../src/wallet/wallet.ts';
import type { DisabledReason } from '../../src/webhooks/endpoint.ts';
import { givenDatabase } from '../support/database.ts';

// SQL repeats lists of the code: in the rules of the database, in the conditions of indexes, and in statements that PostgreSQL plans
// by such a condition. A list that is longer in one of the two places would refuse a row, or leave it out.

/** All members of a type. It does not compile while one is missing. */
const all = <Member extends string>(members: Record<Member, true>) => keysOf(members);

const refundsThatAre = (...wanted: readonly string[]) =>
  keysOf(refundStatuses).filter((status) => wanted.includes(refundStatuses[status]));

const moves = keysOf(storedStatuses).flatMap((state) =>
  storedStatuses[state].moves.map((move) => `${state} > ${routeOf(move).to}`),
);

/** Open, and the wallet holds money for them. */
type ApprovedStatus = Exclude<OpenStatus, 'awaiting_approval'>;

/** What the code knows, by the name of the rule or the index that repeats it. */
const expected: Readonly<Record<string, readonly string[]>> = {
  account_kind_is_known: all<AccountKind | PayoutAccountKind>({
    account: true,
    commission: true,
    wallet_clearing: true,
    wallet_fee: true,
    payout: true,
    bank: true,
  }),
  accounts_payout_every_is_known: payoutPaces,
  accounts_payout_skipped_is_known: keysOf(payoutSkips),
  accounts_status_by_is_known: ['platform', 'operator'],
  accounts_status_is_known: keysOf(accountStatuses),
  account_transfers_kinds_are_known: all<TransferableKind | PayoutAccountKind>({
    account: true,
    commission: true,
    payout: true,
    bank: true,
  }),
  api_keys_rights_are_known: keyRightsNames,
  capture_mode_is_known: all<CaptureMode>({ automatic: true, manual: true }),
  disputes_stage_is_known: disputeStages,
  disputes_status_is_known: disputeStatuses,
  entry_kind_is_known: entryKinds,
  installation_environment_is_known: environments,
  invitations_role_is_known: roles,
  move_is_legal: ['new > awaiting_approval', ...moves],
  operation_kind_is_known: keysOf(operationKinds),
  operators_role_is_known: roles,
  orderer_is_known: requesters,
  payout_runs_status_is_known: keysOf(runStatuses),
  payouts_approved_have_their_iban: ['approved', 'paid', 'returned'],
  payouts_in_a_run_name_it: ['in_run', 'approved', 'paid', 'returned'],
  payouts_on_their_way: statusesOnTheirWay,
  payouts_settled_as_is_known: all<SettlingMove>({ pay: true, reject: true, return: true }),
  payouts_settled_have_a_status: ['paid', 'returned'],
  payouts_status_is_known: keysOf(payoutStatuses),
  payments_authorized_has_its_id: all<ApprovedStatus>({ authorized: true, partially_captured: true }),
  payments_captured_has_its_amount: ['captured', 'partially_captured'],
  reconciliation_differences_kind_is_known: differenceKinds,
  reconciliation_differences_subject_is_known: differenceSubjects,
  reconciliations_requested_by_is_known: all<Reconciliation['requestedBy']>({
    service: true,
    operator: true,
  }),
  refunds_end_once: refundsThatAre('open'),
  refunds_not_made_is_explained: refundsThatAre('not_made'),
  refunds_open: refundsThatAre('open'),
  refunds_open_with_shares: refundsThatAre('open'),
  refunds_origin_is_known: refundOrigins,
  refunds_refusal_is_known: all<RefundRefusal>({ final: true, later: true, disputed: true }),
  refunds_status_is_known: keysOf(refundStatuses),
  surroundings_warnings_kind_is_known: warningKinds,
  wallet_movements_from_is_known: keysOf(movementAccountKinds),
  wallet_movements_kind_is_known: keysOf(movementKinds),
  wallet_movements_to_is_known: keysOf(movementAccountKinds),
  wallet_troubles_kind_is_known: troubleKinds,
  webhook_endpoints_reason_is_known: all<DisabledReason>({
    platform: true,
    operator: true,
    gone: true,
    failing: true,
  }),
};

const sorted = (list: Iterable<string>) => [...new Set(list)].toSorted();

/** The members of `{a,"b c"}`. */
const membersOf = (list: string) =>
  sorted(list.split(',').map((member) => member.trim().replaceAll('"', '')));

/** Every rule and every condition of an index that has a list. */
const readLists = async (tx: Transaction) => {
  const rows = await tx<{ name: string; rule: string }[]>`
    select conname::text as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c'
    union all
    select indexrelid::regclass::text, pg_get_expr(indpred, indrelid) from pg_index
    where indpred is not null and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`;
  return rows.flatMap(({ name, rule }) =>
    [...rule.matchAll(/'\{([^}]+)\}'/g)].map(([, list = '']) => [name, membersOf(list)] as const),
  );
};

test('every list in a rule or an index of the database is the list that the code has', async () => {
  const sql = await connectAlone(await givenDatabase());
  onTestFinished(() => sql.close());
  const found = await sql.begin(readLists);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([name, list]) => [name, sorted(list)])),
  );
});

/** Lists that statements write out, because PostgreSQL then finds the index by them, or because a lower floor doesn't know the table. */
const writtenOut: readonly (readonly string[])[] = [
  refundsThatAre('open'),
  refundsThatAre('open', 'made'),
  keysOf(operationKinds).filter((kind) => operationKinds[kind].money === 'captures'),
  statusesOnTheirWay,
  ['gone', 'failing'] satisfies DisabledReason[],
  // Kinds of relations in PostgreSQL's own catalogue.
  ['r', 'p', 'v'],
];

test('every list that a statement writes out is the list that the code has', () => {
  const source = join(import.meta.dirname, '../../src');
  const known = new Set(writtenOut.map((list) => sorted(list).join(',')));
  const found = globSync('**/*.ts', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/any ?\('\{([^}]+)\}'\)/g)].map(
      ([, list = '']) => [file, membersOf(list).join(',')] as const,
    ),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, list]) => !known.has(list))).toEqual([]);
});
