import { shopName } from '../shop/src/texts/shop-name.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { Florin, FlorinError } from '../sdk/src/index.ts';

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
 * Gives the demo shop its API key and its webhook endpoint, through the calls that an administrator's dashboard makes: so the audit
 * log names who made them, and the dashboard shows both. The next start uses them again.
 */
export const connectShop = async (place: Place, signIn: SignIn | undefined): Promise<ShopAccess> => {
  const kept = await readAccess(place.file);
  if (kept && (await canGoOn(place, kept))) return kept;
  const access = await makeAccess(place, signIn, kept?.webhookId);
  await writeFile(place.file, `${JSON.stringify(access, undefined, 2)}\n`, { mode: 0o600 });
  return access;
};

const readAccess = (file: string) =>
  readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as ShopAccess)
    .catch(() => undefined);

/** Has the webhooks sent to this address. False: the key was revoked, or the endpoint removed, or it is another database. */
const canGoOn = async (
  { serviceUrl: baseUrl, webhookUrl: url }: Place,
  { apiKey, webhookId }: ShopAccess,
) => {
  try {
    const { webhookEndpoints } = new Florin({ baseUrl, apiKey });
    const known = await webhookEndpoints.read(webhookId);
    if (known.url !== url) await webhookEndpoints.update(webhookId, { url });
    return true;
  } catch (error) {
    if (error instanceof FlorinError && (error.status === 401 || error.status === 404)) return false;
    throw error;
  }
};

/** What a person can do about it. */
const explainRefusal = (path: string, status: number, text: string, webhookUrl: string) => {
  const { code, detail } = readProblem(text);
  const byHand = `Make an API key, and a webhook endpoint for ${webhookUrl}, in the dashboard.`;
  if (code === 'two_factor_required')
    return `The demo shop needs a new API key, and npm start cannot make one: the first administrator now signs in with a code, too.\n${byHand}`;
  if (code === 'sign_in_failed')
    return `The demo shop needs a new API key, and npm start cannot make one: the first administrator has another password now.\n${byHand}`;
  return `The demo shop got no access: ${path} answered ${status}${detail === undefined ? '' : `. ${detail}`}\n${byHand}`;
};

const readProblem = (text: string): { code?: string; detail?: string } => {
  try {
    return JSON.parse(text) as { code?: string; detail?: string };
  } catch {
    return {};
  }
};

const timeoutMs = 10_000;

/** The platform that is there from the start. */
const platformId = 1;

/** As an administrator does it in the dashboard. */
const makeAccess = async (
  { serviceUrl, webhookUrl: url }: Place,
  signIn: SignIn | undefined,
  formerWebhookId: string | undefined,
) => {
  if (!signIn)
    throw new Error('The demo shop has no API key, and the first administrator’s sign-in is gone.');
  const { email, password } = signIn;
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${serviceUrl}/dashboard/api${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(explainRefusal(path, answer.status, text, url));
    cookie ||= (answer.headers.get('set-cookie') ?? '').split(';', 1)[0]!;
    return (text === '' ? {} : JSON.parse(text)) as Record<string, string>;
  };
  await call('POST', '/session', { email, password });
  const { id: apiKeyId } = await call('POST', '/api-keys', { label: shopName, password });
  const { apiKey } = await call('POST', `/api-keys/${apiKeyId}/reveal`, { password });
  if (formerWebhookId !== undefined) await removeEndpoint(call, formerWebhookId);
  const endpoint = { url, platformId, description: shopName, password };
  const { id: webhookId } = await call('POST', '/webhook-endpoints', endpoint);
  const { secret } = await call('POST', `/webhook-endpoints/${webhookId}/reveal`, { password });
  await call('DELETE', '/session');
  return { apiKey: apiKey!, webhookId: webhookId!, webhookSecret: secret! };
};

type Call = (method: string, path: string) => Promise<unknown>;

/** The endpoint of a revoked key goes on, and the shop would refuse what it signs. In another database there is none. */
const removeEndpoint = async (call: Call, id: string) => {
  const { items } = (await call('GET', '/webhook-endpoints?limit=100')) as { items: { id: string }[] };
  if (items.some((endpoint) => endpoint.id === id)) await call('DELETE', `/webhook-endpoints/${id}`);
};
