/** One API of Medusa, as one user. An answer that is no success is thrown, with its text. */
export const openApi =
  (baseUrl: string, headers: Readonly<Record<string, string>> = {}) =>
  async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(baseUrl + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as T;
  };
