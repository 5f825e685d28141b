import { randomUUID } from 'node:crypto';
import type { Sql } from '../../src/database/client.ts';
import { postAccountTransfer } from '../../src/ledger/post-account-transfer.ts';

/** A commission of 100 that the shop gave. */
export const givenCommission = (sql: Sql) => givenTransfer(sql, 'shop', null);

/** An operator's transfer of 100 from one account to another, or to the commission account. The accounts are opened if they are not, whatever the first one has. */
export const givenTransfer = async (
  sql: Sql,
  fromAccountId = 'shop',
  toAccountId: string | null = 'partner',
) => {
  const id = `p2p_${randomUUID().replaceAll('-', '')}`;
  await sql`
    insert into accounts (platform_id, id, opened_at)
    select 1, id, now() from unnest(${[fromAccountId, toAccountId ?? fromAccountId]}::text[]) as id on conflict do nothing`;
  await sql.begin((tx) =>
    postAccountTransfer(tx, {
      id,
      platformId: 1,
      at: new Date(),
      fromAccountId,
      toAccountId,
      currency: 'EUR',
      amountMinor: 100n,
      comment: null,
      paymentId: null,
      reference: null,
      reversalOf: null,
      fromKind: 'account',
      toKind: toAccountId === null ? 'commission' : 'account',
      distributionId: null,
      metadata: null,
      apiKeyId: null,
      operator: 'ada@example.com',
    }),
  );
  return id;
};
