import { runEvery } from '../background/run-every.ts';
import type { Transaction } from '../database/client.ts';
import { keysOf } from '../keys-of.ts';
import type { Texts } from '../mail/i18n/en.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findAttention } from '../operations/find-attention.ts';
import { listAdministrators } from '../operators/queries.ts';
import type { PaymentDependencies } from '../payments/dependencies.ts';
import { countWaitingDisputes } from '../payments/disputes/queries.ts';
import { listReconciliations } from '../payments/reconciliation/queries.ts';
import { countWaitingRefunds } from '../payments/refunds/list-queries.ts';
import { listWarnings } from '../surroundings/warning-store.ts';
import { warningKinds, type WarningKind } from '../surroundings/warning.ts';
import { listTroubles, troubleKinds, type TroubleKind } from '../wallet/trouble-store.ts';
import { summariseWebhooks } from '../webhooks/health-queries.ts';
import { refundsSince } from './read-home.ts';

const everyMs = 60_000;
/** What comes and goes all day is mailed once an hour. */
const quietMs = 60 * 60 * 1000;

/** A refused notification is not one: anybody can send those (`troubleKinds`). */
type AlertKind =
  | WarningKind
  | `wallet_${Exclude<TroubleKind, 'notification'>}`
  | 'quarantined'
  | 'disputes'
  | 'refunds'
  | 'differences'
  | 'unchecked'
  | 'webhooks';

type Counts = Record<AlertKind, number>;

/** Mails administrators what Home shows as needing a person, once when it comes and again when there is more of it. */
export const startMailingAlerts = (deps: PaymentDependencies) =>
  deps.config.mail === undefined
    ? async () => undefined
    : runEvery(everyMs, deps.log, 'mailing alerts', () => mailAlerts(deps));

/** Of several processes that look at the same time, one finds that it is new. */
export const mailAlerts = async (deps: PaymentDependencies) => {
  const counts = await countAlerts(deps);
  const at = deps.realClock();
  const dashboard = `${deps.config.publicUrl}/dashboard`;
  await deps.sql.begin(async (tx) => {
    const found = await noteAlerts(tx, counts, at);
    if (found.length === 0) return;
    for (const administrator of await listAdministrators(tx))
      await queueMail(tx, deps, administrator, ({ alert }) => ({
        subject: alert.subject,
        text: alert.text(
          found.map((kind) => `- ${describe(alert.kinds[kind], counts[kind])}`).join('\n'),
          dashboard,
        ),
      }));
  });
};

/** A text that ends in a colon counts something. */
const describe = (text: Texts['alert']['kinds'][AlertKind], count: number) =>
  text.endsWith(':') ? `${text} ${count}` : text;

const ofKinds = <Kind extends string>(kinds: readonly Kind[], found: readonly { readonly kind: Kind }[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, found.some((each) => each.kind === kind) ? 1 : 0])) as Record<
    Kind,
    number
  >;

const countAlerts = async ({ reports, clock, realClock }: PaymentDependencies): Promise<Counts> => {
  const [attention, disputes, refunds, [reconciliation], webhooks, warnings, troubles] = await Promise.all([
    findAttention(reports),
    countWaitingDisputes(reports),
    countWaitingRefunds(reports, refundsSince(clock())),
    listReconciliations(reports, undefined, 1),
    summariseWebhooks(reports),
    listWarnings(reports),
    listTroubles(reports, realClock()),
  ]);
  const ofWallet = ofKinds(troubleKinds, troubles);
  return {
    ...ofKinds(warningKinds, warnings),
    wallet_credentials: ofWallet.credentials,
    wallet_permission: ofWallet.permission,
    wallet_account: ofWallet.account,
    wallet_request: ofWallet.request,
    wallet_unknown_issue: ofWallet.unknown_issue,
    quarantined: Number(attention.quarantined),
    disputes: Number(disputes.count),
    refunds: Number(refunds.refused + refunds.undecided),
    differences: reconciliation?.differenceCount ?? 0,
    unchecked: reconciliation?.uncheckedCount ?? 0,
    webhooks: webhooks.failing + webhooks.givenUp,
  };
};

/** What is new, or has become more, since administrators were mailed about it. */
const noteAlerts = async (tx: Transaction, counts: Counts, at: Date) => {
  const kinds = keysOf(counts).toSorted();
  const rows = await tx<{ kind: AlertKind }[]>`
    insert into mailed_alerts as known (kind, count, mailed_at)
    select kind, count, ${at} from unnest(${kinds}::text[], ${kinds.map((kind) => counts[kind])}::integer[]) as found (kind, count)
    where count > 0
    on conflict (kind) do update set count = excluded.count, mailed_at = excluded.mailed_at
    where excluded.count > known.count and known.mailed_at <= ${new Date(at.getTime() - quietMs)}
    returning kind`;
  // What is over, or has become less, may come back.
  await tx`
    update mailed_alerts known set count = found.count
    from unnest(${kinds}::text[], ${kinds.map((kind) => counts[kind])}::integer[]) as found (kind, count)
    where known.kind = found.kind and found.count < known.count`;
  return rows.map(({ kind }) => kind);
};
