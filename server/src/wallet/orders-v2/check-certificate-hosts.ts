import { Agent, request } from 'undici';
import type { WalletOptions } from '../wallet.ts';
import { certificateOrigins } from './certificate-address.ts';
import type { Finding } from './check-finding.ts';
import { userAgent } from '../calling/exchange.ts';

const answerMs = 5000;

/** Which certificate the wallet signs with only a notification says, so this tries the hosts that it can be at. */
export const checkCertificateHosts = async ({
  url,
  isSimulated = false,
  notificationChecks,
}: WalletOptions): Promise<Finding> => {
  if (!notificationChecks.includes('local'))
    return { detail: 'not needed: NOTIFICATION_CHECK lets the wallet check its notifications' };
  const origins = certificateOrigins(url, isSimulated);
  const agent = new Agent({
    connect: { timeout: answerMs },
    headersTimeout: answerMs,
    maxResponseSize: 64 * 1024,
  });
  try {
    const faults = await Promise.all(origins.map((origin) => findFault(agent, origin)));
    const found = faults.filter((fault) => fault !== undefined);
    if (found.length === 0) return { detail: `reached: ${origins.join(', ')}` };
    return {
      detail: found.join('; '),
      remedy:
        'Allow https to this host, or set NOTIFICATION_CHECK=ask to have the wallet check its notifications.',
    };
  } finally {
    await agent.destroy();
  }
};

/** No certificate has this name. Any answer shows that the host can be reached. */
const findFault = async (dispatcher: Agent, origin: string) => {
  try {
    const { body } = await request(`${origin}/v1/notifications/certs/CERT-0`, {
      dispatcher,
      headers: { 'user-agent': userAgent },
      signal: AbortSignal.timeout(answerMs),
    });
    await body.dump();
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return `${origin} cannot be reached (${code ?? message})`;
  }
};
