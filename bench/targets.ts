import type { Target } from './load/load.ts';
import type { PaymentServer } from './pay/pay-messages.ts';

const tokenPath = '/oauth/api/v1/oauth/token';
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };

export const tokenTarget = (serviceUrl: string, apiKey: string): Target => ({
  url: `${serviceUrl}${tokenPath}`,
  method: 'POST',
  headers: { authorization: `basic ${apiKey}`, ...form },
  body: 'Grant_type=client_credentials',
});

export const bearerTarget = (serviceUrl: string, accessToken: string): Target => ({
  url: `${serviceUrl}/webservice/v2/ping`,
  method: 'GET',
  headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
  body: '',
});

/** One payment, and the list of payments. */
export const readTargets = ({ url, accessToken }: PaymentServer, paymentId: string) => {
  const read = (path: string): Target => ({
    ...bearerTarget(url, accessToken),
    url: `${url}/webservice/v2/moneyins${path}`,
  });
  return {
    'one payment by id': read(`/${paymentId}`),
    'list of payments': read(''),
  };
};

/** The same request to the bare server. */
export const bareTarget = (target: Target, bareUrl: string): Target => ({
  ...target,
  url: `${bareUrl}${target.method === 'POST' ? '/token' : '/ping'}`,
});

/** The same request in the spelling of the standard, because oidc-provider accepts no other. */
export const oidcProviderTarget = (target: Target, peerUrl: string): Target => ({
  ...target,
  url: `${peerUrl}/token`,
  headers: { ...target.headers, authorization: target.headers['authorization']!.replace('basic', 'Basic') },
  body: target.body.toLowerCase(),
});

/** Sends the request once, to check that the target answers it. */
export const requestOnce = async ({ url, method, headers, body }: Target): Promise<string> => {
  const answer = await fetch(url, { method, headers, ...(body === '' ? {} : { body }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${text}`);
  return text;
};
