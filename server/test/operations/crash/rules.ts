import { capturedShares } from '../../../src/payments/shares.ts';
import { fromStoredShares, type StoredShare } from '../../../src/payments/stored-shares.ts';
import type { Truth } from '../../wallet/support.ts';
import { distributionRules, lossRules, type PassedOn } from './distribution-rules.ts';
import type { Run } from './run.ts';
import { sellerRules } from './seller-rules.ts';
import { accountOf } from './world.ts';

interface StoredOperation {
  readonly kind: string;
  readonly request_id: string;
  readonly requested_by: string;
  readonly verdict: string | null;
  readonly pending_id: string | null;
  readonly mismatch: string | null;
}

interface Facts {
  readonly status: string;
  readonly totalMinor: bigint;
  readonly capturedMinor: bigint | null;
  readonly captures: readonly { readonly wallet_capture_id: string; readonly amount_minor: number }[];
  readonly lastEvent: number;
  readonly operations: readonly StoredOperation[];
  readonly events: readonly {
    readonly sequence: number;
    readonly type: string;
    readonly details: { readonly refundId?: string; readonly amount?: number };
  }[];
  readonly entries: number;
  readonly postedMinor: bigint;
  readonly owedMinor: bigint;
  readonly refundedMinor: bigint;
  readonly refundingMinor: bigint;
  readonly refunds: readonly {
    readonly number: number;
    readonly status: string;
    readonly amount_minor: number;
    readonly origin: string;
    readonly wallet_refund_id: string | null;
    readonly shares: readonly StoredShare[] | null;
  }[];
  readonly disputes: number;
  readonly shares: readonly StoredShare[] | null;
  /** What the entries of the payment have given to each account, less what they took. What covers a loss is apart from both. */
  readonly accounts: Readonly<Record<string, number>>;
  readonly returnedMinor: bigint;
  /** What was given back and never booked. */
  readonly unbookedMinor: bigint;
  readonly passedOn: readonly PassedOn[];
  /** What of the payment each account has, and the commission account, after everything that was booked of it or passed on. */
  readonly holders: Readonly<Record<string, number>>;
}

const movedStatuses = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

const heldStatuses = new Set(['CREATED', 'PARTIALLY_CAPTURED']);

const sumOf = (moneys: readonly { readonly amount_minor: number }[]) =>
  moneys.reduce((sum, { amount_minor: amount }) => sum + BigInt(amount), 0n);

const over = new Set(['captured', 'cancelled', 'expired', 'failed']);

/**
 * Which rule the end of a run breaks, in words; undefined: none. `isRestored`: a change of the amount may have been lost, which is seen
 * when it is captured.
 */
export const findBreach = async (
  run: Run,
  { isRestored }: { readonly isRestored: boolean },
): Promise<string | undefined> => {
  const truth = await run.world.wallet.truth(run.orderId);
  const facts = await readFacts(run);
  const open = facts.operations.find(({ verdict }) => verdict === null);
  const isMismatched = open !== undefined && open.mismatch !== null;
  const isAlerted =
    run.world.alerts.has(run.id) && facts.events.some(({ type }) => type === 'payment.quarantined');
  const isCaptured = facts.status === 'captured' || facts.status === 'partially_captured';
  const booked = facts.captures.map(({ wallet_capture_id: id }) => id);
  const moved = truth.captures.filter(({ status }) => movedStatuses.has(status));
  const completed = facts.refunds.filter(({ status }) => status === 'completed');
  const unsettled = facts.refunds.filter(({ status }) => status === 'under_way' || status === 'pending');
  const isGivenBack = facts.unbookedMinor > 0n;
  // What was captured past us and went back as a whole, in part perhaps at the wallet's site, is booked nowhere and needs no decision.
  const { acts, second, meanwhile } = run.scenario;
  const hasPassedUs =
    [...acts, second?.act, meanwhile?.act].includes('site_capture') &&
    moved.length > 0 &&
    !isCaptured &&
    truth.captured.minor === truth.refunded.minor;
  const held = truth.authorizations.some(({ status }) => heldStatuses.has(status));
  const rules: Record<string, boolean> = {
    'captured twice at the wallet': moved.length > countCaptures(run),
    'captured at the wallet, not here, and nobody is told':
      moved.length > 0 && !hasPassedUs && !isCaptured && !isGivenBack && !(isMismatched && isAlerted),
    'captured here, and not at the wallet':
      isCaptured && (moved.length !== booked.length || !moved.every(({ id }) => booked.includes(id))),
    'the amount captured here is not the one at the wallet':
      isCaptured &&
      (BigInt(truth.captured.minor) !== facts.capturedMinor || sumOf(facts.captures) !== facts.capturedMinor),
    'another amount was captured than the payment is over':
      isCaptured && isAll(run) && facts.capturedMinor !== facts.totalMinor,
    'the order has another amount than the payment':
      amountOf(truth) !== facts.totalMinor && (isCaptured || !isRestored),
    'captured and refunded, and not posted once each':
      isCaptured && facts.entries !== booked.length + completed.length,
    'what went back here is not what went back at the wallet':
      (hasPassedUs
        ? facts.unbookedMinor > BigInt(truth.refunded.minor)
        : facts.refundedMinor + facts.unbookedMinor !== BigInt(truth.refunded.minor)) ||
      facts.returnedMinor !== facts.refundedMinor,
    'the amounts of the payment are not those of its refunds':
      sumOf(completed) !== facts.refundedMinor || sumOf(unsettled) !== facts.refundingMinor,
    'a refund is not what the wallet has under its id': completed.some((refund) => {
      const found = truth.refunds.find(({ id }) => id === refund.wallet_refund_id);
      return found === undefined || (found.kind === 'reversal') !== (refund.origin === 'reversal');
    }),
    'the wallet tells of something again and again': run.untold.length > 0,
    ...distributionRules({ ...facts, takenRefunds: toTaken(run.id, [...completed, ...unsettled]) }),
    ...lossRules({
      holders: facts.holders,
      own: accountOf(run.id),
      isLeft: facts.refundedMinor < (facts.capturedMinor ?? 0n),
      isOrdered: completed.some(({ origin }) => ['platform', 'operator'].includes(origin)),
    }),
    ...(await sellerRules(run)),
    'a dispute is not known': facts.disputes !== run.disputes.length,
    'a refund is open that the wallet has decided':
      unsettled.length > 0 && !isMismatched && !truth.refunds.some(({ status }) => status === 'PENDING'),
    'posted, and not captured': !isCaptured && facts.entries !== 0,
    'the transfers are not what the wallet captured':
      isCaptured && facts.postedMinor !== BigInt(truth.captured.minor),
    'an account has not its shares of what was captured, less its shares of refunds': !areSharesPosted(facts),
    'the clearing account is not what the wallet owes, less its fees':
      (isCaptured || isGivenBack) && facts.owedMinor !== BigInt(truth.owed.minor),
    'an operation is open that neither the wallet nor a person decides':
      open !== undefined && !isMismatched && open.pending_id === null,
    'an operation is pending here, and not at the wallet':
      open !== undefined &&
      !isMismatched &&
      open.pending_id !== null &&
      ![...truth.captures, ...truth.refunds].some(
        ({ id, status }) => id === open.pending_id && status === 'PENDING',
      ),
    'a mismatch without an alert': isMismatched && !isAlerted,
    'a person is needed, although the wallet says what has happened': isMismatched,
    'events have gaps':
      facts.events.length !== facts.lastEvent ||
      facts.events.some(({ sequence }, place) => sequence !== place + 1),
    'a call at the wallet under a request id of no operation': run.sent.some(
      ({ call, requestId }) =>
        !facts.operations.some(
          ({ request_id: id, kind }) =>
            id === requestId && (kind === call || (call === 'refund' && kind === 'return_capture')),
        ),
    ),
    'the wallet was asked again after a decline, without another approval':
      facts.operations.filter(
        ({ verdict, requested_by: by }) => verdict === 'declined' && (by === 'service' || by === 'wallet'),
      ).length > 1,
    'money is held for a payment that is over': held && over.has(facts.status) && open === undefined,
    'the buyer has approved, and nothing is paid': isLost(run, facts.status),
  };
  run.world.alerts.delete(run.id);
  const breach = Object.keys(rules).find((rule) => rules[rule]);
  return breach && `${breach}: ${describe(facts, truth)}`;
};

/** What an administrator has brought in has no shares: its items are lost. */
const areSharesPosted = ({ shares, captures, refunds, accounts }: Facts) => {
  if (shares === null) return true;
  const got = shares.map(({ accountId }) => accountId);
  const captured = capturedShares(
    fromStoredShares(shares)!,
    captures.map(({ amount_minor: amount }) => BigInt(amount)),
  );
  const due = new Map(got.map((accountId) => [accountId, 0]));
  const add = (accountId: string, minor: number) => due.set(accountId, (due.get(accountId) ?? 0) + minor);
  for (const [index, { amountMinor, commissionMinor }] of captured.entries())
    add(got[index]!, Number(amountMinor - commissionMinor));
  for (const { shares: given } of refunds.filter(({ status }) => status === 'completed'))
    for (const { accountId, amountMinor, commissionMinor } of given ?? [])
      add(accountId, commissionMinor - amountMinor);
  const names = new Set([...due.keys(), ...Object.keys(accounts)]);
  return [...names].every((name) => (due.get(name) ?? 0) === (accounts[name] ?? 0));
};

const allActs = ({ scenario: { acts, second, meanwhile } }: Run) => [...acts, second?.act, meanwhile?.act];

const toTaken = (id: string, refunds: Facts['refunds']) =>
  refunds.map(({ number, amount_minor: amount }) => ({
    id: `${id}-r${number}`,
    amountMinor: BigInt(amount),
  }));

/** Who asks for a part again asks for the same one. */
const countCaptures = (run: Run) =>
  Math.max(1, new Set(allActs(run).filter((act) => act?.startsWith('capture_'))).size);

/** Nobody has captured a part. */
const isAll = (run: Run) =>
  !allActs(run).some((act) => act === 'validate_part' || act?.startsWith('capture_'));

const amountOf = ({ purchaseUnits: [unit] }: Truth) =>
  BigInt((unit!['amount'] as { value: string }).value.replace('.', ''));

/** Nobody has cancelled, and the wallet was ready to pay: the money has to come. */
const isLost = ({ scenario: { buyer, acts, second, meanwhile, fault } }: Run, status: string) => {
  const all = [...acts, second?.act, meanwhile?.act];
  // What another buyer has approved is not approved once more: their instrument decides.
  const isApprovedLater =
    buyer === 'nobody' && acts.includes('buyer_approves') && !all.includes('window_ends');
  const isApproved = buyer === 'ada' || isApprovedLater;
  return (
    isApproved &&
    !['captured', 'partially_captured', 'authorized'].includes(status) &&
    !all.some((act) => act?.includes('cancel')) &&
    !['payer_cannot_pay', 'pending_capture'].includes(fault?.fault ?? '')
  );
};

const describe = (
  { status, operations, events }: Facts,
  { state, captures, authorizations, refunds }: Truth,
) => {
  const rows = operations.map(
    ({ kind, requested_by: by, verdict, pending_id: pendingId, mismatch }) =>
      `${kind} by ${by}: ${verdict ?? mismatch ?? pendingId ?? 'open'}`,
  );
  const paid = [...captures, ...authorizations, ...refunds].map((row) => row.status);
  const types = events.map(({ type }) => type);
  return `here ${status} [${rows.join(', ')}] [${types.join(', ')}], at the wallet ${state} [${paid.join(', ')}]`;
};

const readFacts = async ({ world, id }: Run): Promise<Facts> => {
  const [facts] = await world.owner<Facts[]>`
    select p.status, p.total_minor as "totalMinor", p.captured_minor as "capturedMinor", (select coalesce(jsonb_agg(c order by c.number), '[]') from captures c where c.payment_id = p.id) as captures,
      p.last_event as "lastEvent",
      (select coalesce(jsonb_agg(o order by o.number), '[]') from operations o where o.payment_id = p.id) as operations,
      (select jsonb_agg(jsonb_build_object('sequence', e.sequence, 'type', e.type, 'details', e.details) order by e.sequence)
        from all_events e where e.subject_id = p.id) as events,
      (select count(*)::integer from ledger_entries l where l.payment_id = p.id and l.kind <> all ('{fee,returned_capture}')) as entries,
      (select coalesce(sum(case when t.from_kind = 'wallet_clearing' then t.amount_minor else -t.amount_minor end), 0)::bigint
        from transfers t where t.payment_id = p.id and 'wallet_clearing' in (t.from_kind, t.to_kind)) as "owedMinor",
      (select coalesce(sum(t.amount_minor), 0)::bigint from transfers t
        where t.payment_id = p.id and t.from_kind = 'wallet_clearing' and t.to_kind <> 'wallet_fee') as "postedMinor",
      p.refunded_minor as "refundedMinor", p.refunding_minor as "refundingMinor",
      (select coalesce(jsonb_agg(r order by r.number), '[]') from refunds r where r.payment_id = p.id) as refunds,
      p.shares,
      (select coalesce(jsonb_object_agg(account, amount), '{}') from (
        select account, sum(amount) as amount from transfers t, lateral (values
          (from_kind, from_account_id, -amount_minor), (to_kind, to_account_id, amount_minor)) as side (kind, account, amount)
        where t.payment_id = p.id and kind = 'account' and t.from_kind <> t.to_kind group by account) as sums) as accounts,
      (select count(*)::integer from disputes d where d.payment_id = p.id) as disputes,
      (select coalesce(sum(t.amount_minor), 0)::bigint from transfers t
        where t.payment_id = p.id and t.to_kind = 'wallet_clearing' and t.from_kind <> 'wallet_fee') as "returnedMinor",
      (select coalesce(sum(r.amount_minor), 0)::bigint from returned_captures r
        where r.payment_id = p.id and r.wallet_refund_id is not null) as "unbookedMinor",
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'amount_minor', t.amount_minor, 'reverses', t.reverses,
          'distribution', t.distribution, 'events', (select count(*) from all_events e where e.subject_id = t.id)) order by t.id), '[]')
        from account_transfers t where t.transaction_id = p.id) as "passedOn",
      (select coalesce(jsonb_object_agg(holder, amount), '{}') from (
        select coalesce(account, kind) as holder, sum(amount) as amount from (
          select from_kind, from_account_id, to_kind, to_account_id, amount_minor from transfers where payment_id = p.id and from_kind <> to_kind
          union all
          select from_kind, from_account_id, to_kind, to_account_id, amount_minor from account_transfers where transaction_id = p.id) as t,
          lateral (values (from_kind, from_account_id, -amount_minor), (to_kind, to_account_id, amount_minor)) as side (kind, account, amount)
        where kind in ('account', 'commission') group by 1) as sums) as holders
    from payments p where p.id = ${id}`;
  return facts!;
};
