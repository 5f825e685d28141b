import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An API key, as the dashboard reveals it. */
export interface IssuedKey {
  readonly id: string;
  readonly apiKey: string;
}

export type Operator = Awaited<ReturnType<typeof signInAsOperator>>;

/** Florin's operator, who works in the dashboard. */
export const signInAsOperator = async (florinUrl: string, dataDir: string) => {
  const signIn = await readFile(join(dataDir, 'sandbox/first-sign-in.json'), 'utf8');
  const { password } = JSON.parse(signIn) as { password: string };
  const post = async (path: string, body: string, cookie = '') => {
    const answer = await fetch(`${florinUrl}/dashboard/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body,
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const cookie = (await post('/session', signIn)).headers.get('set-cookie')!.split(';', 1)[0]!;
  const call = async <T>(path: string, body: object) => {
    const text = await (await post(path, JSON.stringify({ ...body, password }), cookie)).text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const reveal = async (id: string): Promise<IssuedKey> => ({
    id,
    apiKey: (await call<{ apiKey: string }>(`/api-keys/${id}/reveal`, {})).apiKey,
  });
  return {
    createKey: async (label: string, platformId?: number) =>
      reveal((await call<{ id: string }>('/api-keys', { label, platformId })).id),
    addPlatform: async (name: string) => (await call<{ id: number }>('/platforms', { name })).id,
    /** Another key for the same shop. Both work for an hour. */
    rotateKey: async (id: string) =>
      reveal((await call<{ id: string }>(`/api-keys/${id}/rotate`, { keepHours: 1 })).id),
    revokeKey: (id: string) => call(`/api-keys/${id}/revoke`, {}),
  };
};
