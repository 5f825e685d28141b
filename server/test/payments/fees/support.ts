import { beforeAll } from 'vitest';
import { startServer, type TestServer } from '../../support/server.ts';
import { startRewriter } from '../../wallet/proxy.ts';
import { startWallet, type SimulatedWallet } from '../../wallet/support.ts';
import { makeClient, walletSettings } from '../support.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- A body of any shape.
export type Body = any;

/** What a test makes of the figures of a capture or refund, wherever the wallet shows them. */
export type Rewrite = (payment: Body) => void;

/** Every capture and refund in an answer, wherever it stands. */
const visit = (part: Body, rewrite: Rewrite) => {
  if (typeof part !== 'object' || part === null) return;
  if ('seller_receivable_breakdown' in part || 'seller_payable_breakdown' in part) rewrite(part);
  for (const inner of Object.values(part)) visit(inner, rewrite);
};

/** A shop whose wallet says what the test wants of its fees, and the truth of all else. */
export const givenFeeShop = () => {
  const shop = {
    rewrite: () => undefined,
    rewriteReport: () => undefined,
  } as unknown as {
    wallet: SimulatedWallet;
    walletUrl: string;
    server: TestServer;
    client: Awaited<ReturnType<typeof makeClient>>;
    rewrite: Rewrite;
    /** The same for a row of the wallet's report. */
    rewriteReport: Rewrite;
  };
  beforeAll(async () => {
    shop.wallet = await startWallet();
    const rewriter = await startRewriter(shop.wallet.url, (_, body) => {
      visit(body, (payment) => shop.rewrite(payment));
      const { transaction_details: rows = [] } = body as { transaction_details?: Body[] };
      for (const row of rows) shop.rewriteReport(row.transaction_info);
    });
    shop.walletUrl = rewriter.url;
    shop.server = await startServer(
      { ...walletSettings(shop.wallet), WALLET_URL: rewriter.url },
      { isQuiet: true },
    );
    shop.client = await makeClient(shop.server);
    return async () => {
      await shop.server.close();
      rewriter.close();
      await shop.wallet.close();
    };
  });
  return shop;
};

/** What the fee account and the clearing account have of a payment, by entry. */
export const feePostingsOf = async ({ sql }: Pick<TestServer, 'sql'>, paymentId: string) => {
  const rows = await sql<{ entry: number; kind: string; of: number | null; fee: number }[]>`
    select t.entry_number as entry, e.kind, coalesce(e.fee_of, e.corrects) as of,
      (case when t.from_kind = 'wallet_fee' then -t.amount_minor else t.amount_minor end)::float8 as fee
    from transfers t join ledger_entries e on e.payment_id = t.payment_id and e.number = t.entry_number
    where t.payment_id = ${paymentId} and 'wallet_fee' in (t.from_kind, t.to_kind)
      and 'wallet_clearing' in (t.from_kind, t.to_kind) order by 1`;
  return rows.map((row) => ({ ...row }));
};

/** What the clearing account says that the wallet owes for a payment. */
export const owedFor = async ({ sql }: Pick<TestServer, 'sql'>, paymentId: string) => {
  const [row] = await sql<{ owed: number }[]>`
    select coalesce(sum(case when from_kind = 'wallet_clearing' then amount_minor else -amount_minor end), 0)::float8 as owed
    from transfers where payment_id = ${paymentId} and 'wallet_clearing' in (from_kind, to_kind)`;
  return row!.owed;
};
