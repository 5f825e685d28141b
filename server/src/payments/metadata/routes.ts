import { platformIdOf, platformOf } from '../../access/bearer.ts';
import { onceWithKey } from '../../access/once-with-key.ts';
import type { App } from '../../http/fastify.ts';
import type { Dependencies } from '../../dependencies.ts';
import { makeFindPayment } from '../store/batched-payments.ts';
import { getOwnPayment } from '../store/get-payment.ts';
import { getOwnRefund } from '../refunds/get-refund.ts';
import { showPayment } from '../read/show-payment.ts';
import { showRefund } from '../refunds/show-refund.ts';
import { changePayment } from './change-payment.ts';
import { changeRefund } from '../refunds/change-refund.ts';
import { changePaymentSchema, changeRefundSchema } from './schema.ts';

/** Changing what a platform keeps with a payment or a refund. */
export const metadataRoutes = (deps: Dependencies) => async (app: App) => {
  const find = makeFindPayment(deps);

  app.patch('/moneyins/:transactionId', { schema: changePaymentSchema }, async (request) => {
    const { body } = await onceWithKey(deps, request, async () => {
      const { id } = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
      const changed = await changePayment(deps, id, request.body.metadata, platformOf(deps, request));
      return { status: 200, body: await showPayment(deps, changed) };
    });
    return body;
  });

  app.patch('/refunds/:refundId', { schema: changeRefundSchema }, async (request) => {
    const { body } = await onceWithKey(deps, request, async () => {
      const own = await getOwnRefund(deps, platformIdOf(request), request.params.refundId);
      const changed = await changeRefund(deps, own, request.body.metadata, platformOf(deps, request));
      return { status: 200, body: await showRefund(deps, await find(changed.paymentId), changed) };
    });
    return body;
  });
};
