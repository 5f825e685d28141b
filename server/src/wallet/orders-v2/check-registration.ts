import { Type } from '../../schema.ts';
import type { CallWallet } from './call-wallet.ts';
import { explain, type Finding } from './check-finding.ts';
import type { CallContext } from '../calling/exchange.ts';
import { isSuccess } from '../calling/reply.ts';
import { reader } from './wire.ts';

/** Every event that we do something about. */
const neededTypes = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.AUTHORIZATION.CREATED',
  'PAYMENT.AUTHORIZATION.VOIDED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
];

const readRegistration = reader(
  Type.Object({ url: Type.String(), event_types: Type.Array(Type.Object({ name: Type.String() })) }),
);

/** Whether the wallet sends us, and only us, all that we need. */
export const checkRegistration = async (
  callWallet: CallWallet,
  webhookId: string | undefined,
  notificationUrl: string,
  context: CallContext,
): Promise<Finding> => {
  const register = `Add a webhook with the URL ${notificationUrl} and all event types to your app at the wallet, and set WALLET_WEBHOOK_ID to its id.`;
  if (webhookId === undefined)
    return {
      detail: 'WALLET_WEBHOOK_ID is not set, so the wallet sends none and payments are captured later',
      remedy: register,
    };
  const path = `/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`;
  const reply = await callWallet({ operation: 'show_registration', method: 'GET', path }, context);
  if (reply.kind === 'answer' && (reply.status === 404 || reply.status === 400))
    return {
      detail: `the app has no webhook with the id ${webhookId} of WALLET_WEBHOOK_ID`,
      remedy: register,
    };
  if (reply.kind === 'no_answer' || !isSuccess(reply)) return explain(reply, register);
  const registration = readRegistration(reply.body);
  if (!registration) return { detail: "the wallet's answer cannot be read", remedy: 'Try again later.' };
  if (registration.url !== notificationUrl)
    return {
      detail: `the webhook leads to ${registration.url}`,
      remedy: `Change its URL to ${notificationUrl}, or correct PUBLIC_URL.`,
    };
  const names = new Set(registration.event_types.map(({ name }) => name));
  const missing = names.has('*') ? [] : neededTypes.filter((type) => !names.has(type));
  return missing.length === 0
    ? { detail: `sent to ${notificationUrl}` }
    : {
        detail: `the webhook lacks ${missing.join(', ')}`,
        remedy: 'Add these event types to the webhook, or all of them.',
      };
};
