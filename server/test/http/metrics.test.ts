import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';

const readMetrics = async (url: string) => (await fetch(`${url}/metrics`)).text();

test('every answer is measured by method, route and status, without its query and path', async () => {
  const server = await givenServer();
  await fetch(`${server.url}/webservice/v2/ping?access_token=query-secret`);
  await fetch(`${server.url}/webservice/v2/ping?access_token=query-secret`);
  await fetch(`${server.url}/path-secret?x=query-secret`);
  await fetch(`${server.url}/dashboard/api/api-keys/path-secret/revoke`, { method: 'POST' });
  const line = (labels: string, count: number) =>
    `florin_http_request_duration_seconds_count{${labels}} ${count}\n`;
  const expected = [
    line('method="GET",route="/webservice/v2/ping",status="401"', 2),
    line('method="GET",route="(no route)",status="404"', 1),
    line('method="POST",route="/dashboard/api/api-keys/:id/revoke",status="401"', 1),
  ];
  const metrics = await readMetrics(server.url);
  for (const text of expected) expect(metrics).toContain(text);
  expect(metrics).not.toContain('secret');
});

test('the metrics have the text format of Prometheus', async () => {
  const server = await givenServer();
  const answer = await fetch(`${server.url}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain('# TYPE florin_http_request_duration_seconds histogram\n');
});
