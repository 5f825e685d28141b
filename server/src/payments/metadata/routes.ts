import { platformIdOf, platformOf } from '../../access/bearer.ts';
import { onceWithKey } from '../../access/once-with-key.ts';
import type { App } from '../../http/fastify.ts';
import type { Parts } from '../../parts.ts';
import { makeFindPayment } from '../batched-payments.ts';
import { getOwnPayment } from '../get-payment.ts';
import { getOwnRefund } from '../get-refund.ts';
import { presentPayment } from '../present-payment.ts';
import { presentRefund } from '../present-refund.ts';
import { changePayment } from './change-payment.ts';
import { changeRefund } from './change-refund.ts';
import { changePaymentSchema, changeRefundSchema } from './schema.ts';

/** Changing what a platform keeps with a payment or a refund. */
export const metadataRoutes = (parts: Parts) => async (app: App) => {
  const find = makeFindPayment(parts);

  app.patch('/moneyins/:transactionId', { schema: changePaymentSchema }, async (request) => {
    const { body } = await onceWithKey(parts, request, async () => {
      const { id } = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
      const changed = await changePayment(parts, id, request.body.metadata, platformOf(parts, request));
      return { status: 200, body: presentPayment(changed) };
    });
    return body;
  });

  app.patch('/refunds/:refundId', { schema: changeRefundSchema }, async (request) => {
    const { body } = await onceWithKey(parts, request, async () => {
      const own = await getOwnRefund(parts, platformIdOf(request), request.params.refundId);
      const changed = await changeRefund(parts, own, request.body.metadata, platformOf(parts, request));
      return { status: 200, body: presentRefund(changed) };
    });
    return body;
  });
};
