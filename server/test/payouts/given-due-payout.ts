import { maskBankAccount, sealBankAccount } from '../../src/accounts/bank-account.ts';
import { postPayout } from '../../src/ledger/post-payout.ts';
import { makePayoutId } from '../../src/payouts/payout.ts';
import { givenTransfer } from '../accounts/given-transfer.ts';
import type { TestServer } from '../support/server.ts';

/** What a call says of a payout of 100, of an account that has it and can be paid out. */
export const givenPayable = async (server: TestServer) => {
  const id = await givenDuePayout(server);
  const accountId = `due-${id}`;
  // One for the payout that is reserved already, and one for the next.
  for (let count = 0; count < 2; count += 1) await givenTransfer(server.sql, 'lender', accountId);
  return { accountId, amount: 100, currency: 'EUR' };
};

/** A payout of 100 that a run collects, whatever its account has. */
export const givenDuePayout = async ({ sql, deps, givenApiKey }: TestServer) => {
  const at = deps.clock();
  const payoutId = makePayoutId(at);
  const key = { platformId: 1, accountId: `due-${payoutId}` };
  const { id: apiKeyId } = await givenApiKey();
  const bank = { iban: 'DE89370400440532013000', bic: null };
  const { text, secretId } = sealBankAccount(deps, key, bank);
  await sql`
    insert into accounts (platform_id, id, opened_at, name, bank_account, bank_secret_id, iban_masked, bank_changed_at)
    values (1, ${key.accountId}, ${at}, 'Due', ${text}, ${secretId}, ${maskBankAccount(bank).ibanMasked},
      ${new Date(at.getTime() - 2 * 86_400_000)})`;
  await sql.begin(async (tx) => {
    await tx`
      insert into payouts (id, platform_id, account_id, created_at, updated_at, status, currency, amount_minor, api_key_id)
      values (${payoutId}, 1, ${key.accountId}, ${at}, ${at}, 'reserved', 'EUR', 100, ${apiKeyId})`;
    const posting = {
      ...key,
      payoutId,
      currency: 'EUR',
      amountMinor: 100n,
      reference: null,
      metadata: null,
      apiKeyId,
      operator: null,
    };
    await postPayout(tx, 'reserve', at, posting);
  });
  return payoutId;
};

interface Maker {
  readonly post: (path: string, body?: object) => Promise<Response>;
}

/** A payout in a file that two sessions have made and approved. */
export const givenApprovedPayout = async (server: TestServer, maker: Maker, approver: Maker) => {
  const id = await givenDuePayout(server);
  const made = await maker.post('/payout-runs', { attempt: crypto.randomUUID() });
  const { id: runId, ...seen } = (await made.json()) as { id: string; count: number; totalAmount: number };
  const { count, totalAmount } = seen;
  const approved = await approver.post(`/payout-runs/${runId}/approve`, { count, totalAmount });
  if (approved.status !== 200) throw new Error(`approving answered ${approved.status}`);
  return id;
};

/** A run with at least one payout, as this session makes it. */
export const givenRun = async (server: TestServer, { post }: Maker) => {
  await givenDuePayout(server);
  const answer = await post('/payout-runs', { attempt: crypto.randomUUID() });
  return (await answer.json()) as { id: string; count: number; totalAmount: number };
};
