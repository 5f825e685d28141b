import { randomUUID } from 'node:crypto';
import { Type } from '../../schema.ts';
import type { CallWallet } from './call-wallet.ts';
import type { CallContext } from '../calling/exchange.ts';
import { isSuccess } from '../calling/reply.ts';
import { reader } from './wire.ts';

/** What a notification says about its signature, in its headers. */
export interface Transmission {
  readonly id: string;
  readonly time: string;
  readonly algorithm: string;
  /** In base64. */
  readonly signature: string;
  readonly certificateUrl: string;
}

const readStatus = reader(
  Type.Object({ verification_status: Type.Union([Type.Literal('SUCCESS'), Type.Literal('FAILURE')]) }),
);

/**
 * Asks the wallet whether it has signed a notification. `event` is the JSON object as it came: the signature is over its bytes, so it
 * must not be written anew. Undefined: the wallet does not say.
 */
export const askAboutSignature = async (
  callWallet: CallWallet,
  webhookId: string,
  { id, time, algorithm, signature, certificateUrl }: Transmission,
  event: string,
  context: CallContext,
): Promise<'SUCCESS' | 'FAILURE' | undefined> => {
  const fields = JSON.stringify({
    auth_algo: algorithm,
    cert_url: certificateUrl,
    transmission_id: id,
    transmission_sig: signature,
    transmission_time: time,
    webhook_id: webhookId,
  });
  const reply = await callWallet(
    {
      operation: 'verify_notification',
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      requestId: randomUUID(),
      body: `${fields.slice(0, -1)},"webhook_event":${event}}`,
    },
    context,
  );
  return reply.kind === 'answer' && isSuccess(reply)
    ? readStatus(reply.body)?.verification_status
    : undefined;
};
