import { Type } from '../../schema.ts';
import type { DisputeFilter, DisputePage, DisputeStage, DisputeStatus, WalletDispute } from '../wallet.ts';
import type { CallWallet } from './call-wallet.ts';
import type { CallContext } from '../calling/exchange.ts';
import { readTime } from './order-outcomes.ts';
import { isSuccess, type Reply } from '../calling/reply.ts';
import { readWireMoney } from './wire-money.ts';
import { findLink } from './wire-links.ts';
import { lenient, reader, text, unneeded, wireId, wireLinks, wireMoney } from './wire.ts';

/** As many as the wallet gives at once. */
const pageRows = 50;

const readWireDispute = reader(
  Type.Object({
    dispute_id: wireId,
    create_time: lenient(text),
    update_time: lenient(text),
    reason: lenient(text),
    status: lenient(text),
    dispute_life_cycle_stage: lenient(text),
    dispute_amount: wireMoney,
    seller_response_due_date: lenient(text),
    dispute_outcome: lenient(Type.Object({ outcome_code: lenient(text) })),
    disputed_transactions: Type.Array(unneeded(Type.Object({ seller_transaction_id: wireId }))),
  }),
);

const listedDispute = Type.Object({
  dispute_id: wireId,
  status: lenient(text),
  dispute_amount: lenient(wireMoney),
});

const readWirePage = reader(
  Type.Object({
    items: Type.Optional(Type.Array(unneeded(listedDispute), { maxItems: pageRows })),
    links: lenient(wireLinks),
  }),
);

const statuses: Readonly<Record<string, DisputeStatus>> = {
  OPEN: 'open',
  WAITING_FOR_SELLER_RESPONSE: 'waiting_for_seller',
  WAITING_FOR_BUYER_RESPONSE: 'waiting_for_buyer',
  UNDER_REVIEW: 'under_review',
  RESOLVED: 'resolved',
};

const stages: Readonly<Record<string, DisputeStage>> = {
  INQUIRY: 'inquiry',
  CHARGEBACK: 'chargeback',
  PRE_ARBITRATION: 'pre_arbitration',
  ARBITRATION: 'arbitration',
};

const valueOf = <T extends string>(known: Readonly<Record<string, T>>, word: string | undefined) =>
  word !== undefined && Object.hasOwn(known, word) ? known[word] : undefined;

const statusOf = (word: string | undefined) => valueOf(statuses, word) ?? 'other';

export const showDispute = async (callWallet: CallWallet, id: string, context: CallContext) => {
  const path = `/v1/customer/disputes/${encodeURIComponent(id)}`;
  return readDispute(await callWallet({ operation: 'show_dispute', method: 'GET', path }, context), id);
};

const readDispute = (reply: Reply, id: string): WalletDispute | undefined => {
  const wire = reply.kind === 'answer' && isSuccess(reply) ? readWireDispute(reply.body) : undefined;
  if (wire?.dispute_id !== id) return undefined;
  const money = readWireMoney(wire.dispute_amount);
  const [createdAt, changedAt] = [readTime(wire.create_time), readTime(wire.update_time)];
  const [openedAt, updatedAt] = [createdAt ?? changedAt, changedAt ?? createdAt];
  if (!money || !openedAt || !updatedAt) return undefined;
  return {
    id,
    captureIds: wire.disputed_transactions.map(({ seller_transaction_id: captureId }) => captureId),
    status: statusOf(wire.status),
    stage: valueOf(stages, wire.dispute_life_cycle_stage) ?? 'other',
    reason: wire.reason ?? 'OTHER',
    money,
    sellerDueAt: readTime(wire.seller_response_due_date) ?? null,
    outcome: wire.dispute_outcome?.outcome_code ?? null,
    openedAt,
    updatedAt,
  };
};

export const listDisputes = async (
  callWallet: CallWallet,
  filter: DisputeFilter,
  next: string | undefined,
  context: CallContext,
): Promise<DisputePage | undefined> => {
  const query = new URLSearchParams({
    ...('since' in filter
      ? { update_time_after: filter.since.toISOString() }
      : { disputed_transaction_id: filter.captureId }),
    page_size: String(pageRows),
    ...(next !== undefined && { next_page_token: next }),
  });
  const path = `/v1/customer/disputes?${query.toString()}`;
  const reply = await callWallet({ operation: 'list_disputes', method: 'GET', path }, context);
  const page = reply.kind === 'answer' && isSuccess(reply) ? readWirePage(reply.body) : undefined;
  if (!page) return undefined;
  const href = findLink(page.links, 'next');
  return {
    disputes: (page.items ?? []).map(({ dispute_id: id, status, dispute_amount: amount }) => ({
      id,
      status: statusOf(status),
      money: amount && readWireMoney(amount),
    })),
    next:
      href === undefined ? undefined : (URL.parse(href)?.searchParams.get('next_page_token') ?? undefined),
  };
};

/** The seller's pages are at another host than the API. The simulated wallet has one page for all of them. */
export const disputePageOf = ({ origin, hostname }: URL, id: string) => {
  const [, domain] = /^api-m\.((?:sandbox\.)?paypal\.com)$/.exec(hostname) ?? [];
  return domain === undefined
    ? `${origin}/simulator/payments`
    : `https://www.${domain}/resolutioncenter/view/${encodeURIComponent(id)}`;
};
