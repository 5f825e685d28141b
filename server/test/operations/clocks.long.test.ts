import { expect, test } from 'vitest';
import { insertRequest } from '../../src/idempotency/queries.ts';
import { requestOperation } from '../../src/payments/store/request-operations-query.ts';
import { findPayment } from '../../src/payments/store/queries.ts';
import { givenShop } from '../payments/support.ts';

const shop = givenShop();
const hourMs = 60 * 60 * 1000;

test.each([hourMs, -hourMs])(
  'what a process with another clock (%i ms) held when it died is free in seconds (F26)',
  async (differenceMs) => {
    const { sql, deps } = shop.server;
    const itsClock = () => new Date(deps.clock().getTime() + differenceMs);
    const { id, extOrderId } = await shop.client.givenPayment();
    await shop.wallet.approve(extOrderId);
    await requestOperation(sql, {
      payment: (await findPayment(sql, id))!,
      kind: 'capture',
      amountMinor: 1000n,
      requestedBy: 'platform',
      at: itsClock(),
      isHeld: true,
    });
    const idempotencyKey = crypto.randomUUID();
    const other = await shop.client.givenPayment();
    const content = ['POST', `/webservice/v2/moneyins/ext/${other.id}/resume`];
    await insertRequest(
      sql,
      { platformId: 1, idempotencyKey },
      {
        fingerprint: Buffer.from(content.join()),
        subjectId: 'a',
        expiresAt: new Date(itsClock().getTime() + 24 * hourMs),
      },
    );
    await expect.poll(() => shop.client.read(id)).toMatchObject({ status: 'captured' });
    const findFree = () => sql`
      select 1 from idempotent_requests where idempotency_key = ${idempotencyKey} and running_until <= now()`;
    await expect.poll(findFree).toHaveLength(1);
  },
);
