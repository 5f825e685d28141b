import { expect, test } from 'vitest';
import { givenServer, productionSettings } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';
import { parseAnswer, sendRaw } from './raw-connection.ts';

const readMetrics = async (url: string) => (await fetch(`${url}/metrics`)).text();

test('every answer is measured by method, route and status, without its query and path', async () => {
  const server = await givenServer();
  await fetch(`${server.url}/webservice/v2/ping?access_token=query-word`);
  await fetch(`${server.url}/webservice/v2/ping?access_token=query-word`);
  await fetch(`${server.url}/path-word?x=query-word`);
  await fetch(`${server.url}/dashboard/api/api-keys/path-word/revoke`, { method: 'POST' });
  const line = (labels: string, count: number) =>
    `florin_http_request_duration_seconds_count{${labels}} ${count}\n`;
  const expected = [
    line('method="GET",route="/webservice/v2/ping",status="401"', 2),
    line('method="GET",route="(no route)",status="404"', 1),
    line('method="POST",route="/dashboard/api/api-keys/:id/revoke",status="401"', 1),
  ];
  const metrics = await readMetrics(server.url);
  for (const text of expected) expect(metrics).toContain(text);
  expect(metrics).not.toMatch(/(path|query)-word/);
});

test('the metrics have the text format of Prometheus', async () => {
  const server = await givenServer();
  const answer = await fetch(`${server.url}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain('# TYPE florin_http_request_duration_seconds histogram\n');
});

test('404: production without METRICS_TOKEN serves no metrics', async () => {
  const server = await givenServer(productionSettings);
  await expectProblem(server, await fetch(`${server.url}/metrics`), {
    status: 404,
    code: 'not_found',
    detail: 'There is nothing at GET /metrics.',
  });
});

test.each([
  ['sandbox', {}],
  ['production', { ...productionSettings, TRUSTED_PROXIES: '127.0.0.1' }],
])('401: with METRICS_TOKEN, %s serves metrics to those who send it', async (_, settings) => {
  const token = 'a-token-for-the-metrics-0123456789';
  const server = await givenServer({ ...settings, METRICS_TOKEN: token });
  const read = (headers: Record<string, string>) =>
    fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-proto': 'https', ...headers } });
  for (const headers of [{}, { authorization: `Bearer ${token}x` }, { authorization: `Basic ${token}` }]) {
    const answer = await read(headers);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="Florin metrics"');
    expect(await answer.json()).toMatchObject({ code: 'unauthorized' });
  }
  const twice = [`Authorization: Bearer ${token}`, 'Authorization: Bearer other', 'X-Forwarded-Proto: https'];
  const text = ['GET /metrics HTTP/1.1', 'Host: a', 'Connection: close', ...twice, '', ''].join('\r\n');
  expect(parseAnswer(await sendRaw(server.port, text)).status).toBe(401);

  const answer = await read({ authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('florin_http_request_duration_seconds');
});

test('200: METRICS_TOKEN takes two values, so that a token can be changed while others still use the old one', async () => {
  const [old, fresh] = ['the-old-token-0123456789-0123456789', 'the-new-token-0123456789-0123456789'];
  const server = await givenServer({ METRICS_TOKEN: `${fresh}, ${old}` });
  const read = async (token: string) =>
    (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect([await read(old), await read(fresh)]).toEqual([200, 200]);
  expect([await read(`${fresh},${old}`), await read('')]).toEqual([401, 401]);
});

test('401: production does not take METRICS_TOKEN over plain HTTP', async () => {
  const token = 'a-token-for-the-metrics-0123456789';
  const server = await givenServer({ ...productionSettings, METRICS_TOKEN: token });
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-proto': 'https' };
  expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(401);
});
