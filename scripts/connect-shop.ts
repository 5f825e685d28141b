import { readFile, writeFile } from 'node:fs/promises';

/** What the demo shop needs to call the service and to trust its webhooks. */
interface ShopAccess {
  readonly apiKey: string;
  readonly webhookId: string;
  readonly webhookSecret: string;
}

interface Place {
  readonly serviceUrl: string;
  /** Where the service sends the shop's webhooks. */
  readonly webhookUrl: string;
  /** Where the access is kept for the next start. */
  readonly file: string;
}

interface SignIn {
  readonly email: string;
  readonly password: string;
}

/**
 * Gives the demo shop its API key and its webhook endpoint, through the same calls as an administrator and a platform make:
 * so both are in the audit log and can be seen in the dashboard. The next start uses them again.
 */
export const connectShop = async (place: Place, signIn: SignIn | undefined): Promise<ShopAccess> => {
  const kept = await readAccess(place.file);
  const keptBearer = kept && (await findBearer(place.serviceUrl, kept.apiKey));
  if (kept && keptBearer && (await leadHere(place, keptBearer, kept.webhookId))) return kept;
  const apiKey = kept && keptBearer ? kept.apiKey : await makeApiKey(place.serviceUrl, signIn);
  const access = { apiKey, ...(await makeEndpoint(place, apiKey)) };
  await writeFile(place.file, `${JSON.stringify(access, undefined, 2)}\n`, { mode: 0o600 });
  return access;
};

const readAccess = (file: string) =>
  readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as ShopAccess)
    .catch(() => undefined);

const timeoutMs = 10_000;

type Headers = Record<string, string>;

const ask = async (method: string, url: string, headers: Headers, body?: object) => {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await answer.text();
  const json = (text === '' ? {} : JSON.parse(text)) as Record<string, string>;
  return { status: answer.status, ok: answer.ok, headers: answer.headers, json };
};

/** As an operator does it in the dashboard. The key is revealed once, to be kept. */
const makeApiKey = async (serviceUrl: string, signIn: SignIn | undefined) => {
  if (!signIn) throw new Error('the file with the sign-in of the first administrator is missing');
  let cookie = '';
  const post = async (path: string, body: object) => {
    const answer = await ask('POST', `${serviceUrl}/dashboard/api${path}`, { cookie }, body);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${answer.json['detail']}`);
    cookie ||= (answer.headers.get('set-cookie') ?? '').split(';', 1)[0]!;
    return answer.json;
  };
  const { email, password } = signIn;
  await post('/session', { email, password });
  const { id } = await post('/api-keys', { label: 'Demo shop', password });
  const { apiKey } = await post(`/api-keys/${id}/reveal`, { password });
  await ask('DELETE', `${serviceUrl}/dashboard/api/session`, { cookie });
  return apiKey!;
};

/** Undefined: the key was revoked, or is of another database. */
const findBearer = async (serviceUrl: string, apiKey: string) => {
  const answer = await fetch(`${serviceUrl}/oauth/api/v1/oauth/token`, {
    method: 'POST',
    headers: { authorization: `basic ${apiKey}` },
    body: new URLSearchParams({ Grant_type: 'client_credentials' }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) return undefined;
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
};

const endpointsOf = (serviceUrl: string) => `${serviceUrl}/webservice/v2/webhook-endpoints`;

/** Has the webhooks of the endpoint sent to this address. False: there is no such endpoint. */
const leadHere = async ({ serviceUrl, webhookUrl }: Place, bearer: Headers, webhookId: string) => {
  const url = `${endpointsOf(serviceUrl)}/${webhookId}`;
  const { json, ok } = await ask('GET', url, bearer);
  if (!ok || json['url'] === webhookUrl) return ok;
  return (await ask('PATCH', url, bearer, { url: webhookUrl })).ok;
};

const makeEndpoint = async ({ serviceUrl, webhookUrl }: Place, apiKey: string) => {
  const bearer = (await findBearer(serviceUrl, apiKey)) ?? {};
  const order = { url: webhookUrl, description: 'Demo shop' };
  const { ok, json } = await ask('POST', endpointsOf(serviceUrl), bearer, order);
  if (!ok) throw new Error(`the webhook endpoint was refused: ${json['detail']}`);
  return { webhookId: json['id']!, webhookSecret: json['secret']! };
};
