/** Opens a session by a first call of the dashboard's API, and makes the others in it. */
export const openSession = async (serviceUrl: string, path: string, credentials: object) => {
  let cookie = '';
  const call = async <T>(method: string, path: string, body: object) => {
    const answer = await fetch(`${serviceUrl}/dashboard/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    cookie ||= (answer.headers.get('set-cookie') ?? '').split(';', 1)[0]!;
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  };
  await call('POST', path, credentials);
  return { call, cookie };
};
