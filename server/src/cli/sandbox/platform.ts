import { formatApiKey, type ApiKeyParts } from '../../access/api-keys/api-key.ts';
import { bodyOf, sendRequest, type HttpAnswer, type HttpRequest } from './http-call.ts';

interface PlatformRequest {
  readonly method: HttpRequest['method'];
  /** After `/webservice/v2`. */
  readonly path: string;
  readonly body?: object;
  readonly idempotencyKey?: string | undefined;
}

export interface Platform {
  readonly url: string;
  readonly key: ApiKeyParts;
  /** Any answer. */
  send(request: PlatformRequest): Promise<HttpAnswer>;
  /** The body of a success. */
  ask(request: PlatformRequest): Promise<unknown>;
}

/** A platform with this key. It gets its token by itself, and another one when that is not accepted any more. */
export const makePlatform = (url: string, key: ApiKeyParts): Platform => {
  let token: string | undefined;
  const getToken = async () => {
    const request = {
      method: 'POST',
      url: `${url}/oauth/api/v1/oauth/token`,
      headers: { authorization: `basic ${formatApiKey(key)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    } as const;
    return (bodyOf(request, await sendRequest(request)) as { access_token: string }).access_token;
  };
  const sendOnce = async (request: PlatformRequest) => {
    token ??= await getToken();
    const { idempotencyKey: key } = request;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    return sendRequest({ ...withUrl(request), headers });
  };
  const withUrl = ({ path, idempotencyKey: _key, ...request }: PlatformRequest): HttpRequest => ({
    ...request,
    url: `${url}/webservice/v2${path}`,
  });
  const send = async (request: PlatformRequest) => {
    const answer = await sendOnce(request);
    if (answer.status !== 401) return answer;
    token = undefined;
    return sendOnce(request);
  };
  return { url, key, send, ask: async (request) => bodyOf(withUrl(request), await send(request)) };
};
