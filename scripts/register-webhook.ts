interface Webhook {
  readonly id: string;
  readonly url: string;
}

interface Access {
  readonly walletUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Registers this address for the wallet's notifications, once. Returns the id of the registration. */
export const registerWebhook = async ({ walletUrl, clientId, clientSecret }: Access, url: string) => {
  const ask = async <T>(path: string, authorization: string, body?: URLSearchParams | string): Promise<T> => {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const init = body === undefined ? {} : { method: 'POST', body };
    const answer = await fetch(walletUrl + path, { ...init, headers: { authorization, ...type } });
    if (!answer.ok)
      throw new Error(
        `The wallet refused to register the address for notifications: ${answer.status} ${await answer.text()}`,
      );
    return (await answer.json()) as T;
  };
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  const { access_token: token } = await ask<{ access_token: string }>(
    '/v1/oauth2/token',
    `Basic ${basic}`,
    form,
  );
  const path = '/v1/notifications/webhooks';
  const { webhooks } = await ask<{ webhooks: Webhook[] }>(path, `Bearer ${token}`);
  const known = webhooks.find((webhook) => webhook.url === url);
  const body = JSON.stringify({ url, event_types: [{ name: '*' }] });
  return (known ?? (await ask<Webhook>(path, `Bearer ${token}`, body))).id;
};
