import { expect } from 'vitest';
import { makeCalls } from '../../payments/support.ts';
import { givenProgram, type GuideSandbox } from './sandbox.ts';

/** Runs a receiver of the guides, and has the service send it a webhook. Then a stranger does. */
export const expectReceiver = async (sandbox: GuideSandbox, command: readonly string[]) => {
  const { call } = makeCalls(sandbox.server.url, sandbox.environment['TOKEN']!);
  const url = `http://localhost:${sandbox.ports['8200']}/webhooks`;
  const made = await call('POST', '/webhook-endpoints', { url });
  const { id, secret } = (await made.json()) as { id: string; secret: string };
  await givenProgram(sandbox, command, '8200', { WEBHOOK_SECRET: secret });

  const tried = await call('POST', `/webhook-endpoints/${id}/test`);
  const delivery = (await tried.json()) as { request: { headers: Record<string, string>; body: string } };
  expect(delivery).toMatchObject({ accepted: true, answerStatus: 204 });

  const { headers, body } = delivery.request;
  const send = async (text: string, changed: Record<string, string> = {}) =>
    (await fetch(url, { method: 'POST', body: text, headers: { ...headers, ...changed } })).status;
  expect(await send(body)).toBe(204);
  expect(await send(body.replace('webhook.test', 'payment.captured'))).toBe(400);
  const hourAgo = String(Number(headers['webhook-timestamp']) - 3600);
  expect(await send(body, { 'webhook-timestamp': hourAgo })).toBe(400);
  expect((await fetch(url, { method: 'POST', body })).status).toBe(400);
  await call('DELETE', `/webhook-endpoints/${id}`);
};
