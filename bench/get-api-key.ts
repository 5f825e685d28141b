import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Signs in as the first administrator of a sandbox. */
export const signInToDashboard = async (url: string, dataDir: string) => {
  const signIn = await readFile(join(dataDir, 'sandbox/first-sign-in.json'), 'utf8');
  const { password } = JSON.parse(signIn) as { password: string };
  const session = await post(`${url}/dashboard/api/session`, signIn);
  return { password, cookie: session.headers.get('set-cookie')!.split(';', 1)[0]! };
};

/** Creates an API key as an operator does: signs in to the dashboard, generates a key and reveals it. */
export const getApiKey = async (url: string, dataDir: string): Promise<string> => {
  const { password, cookie } = await signInToDashboard(url, dataDir);
  const keys = `${url}/dashboard/api/api-keys`;
  const created = await post(keys, JSON.stringify({ label: 'benchmark', password }), cookie);
  const { id } = (await created.json()) as { id: string };
  const revealed = await post(`${keys}/${id}/reveal`, JSON.stringify({ password }), cookie);
  return ((await revealed.json()) as { apiKey: string }).apiKey;
};

const post = async (url: string, body: string, cookie = '') => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body,
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};
