import { expect, test } from 'vitest';
import { expectProblem } from '../../http/expect-problem.ts';
import { signIn } from '../../support/dashboard.ts';
import { givenServer, testSecret } from '../../support/server.ts';

interface Revealed {
  readonly apiKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const given = async () => {
  const server = await givenServer();
  const operator = await server.givenOperator();
  const administrator = await signIn(server, operator);
  const { password } = operator;
  const generated = await administrator.post('/api-keys', { label: 'shop', password });
  const { id } = (await generated.json()) as { id: string };
  return { server, operator, password, administrator, id };
};

test('200: with the password the key is shown, the same every time, and it works', async () => {
  const { server, password, administrator, id } = await given();
  const answer = await administrator.post(`/api-keys/${id}/reveal`, { password });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const revealed = (await answer.json()) as Revealed;
  expect(revealed).toEqual({
    apiKey: Buffer.from(`${id}:${revealed.clientSecret}`).toString('base64'),
    clientId: id,
    clientSecret: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect((await server.askToken(revealed.apiKey)).status).toBe(200);
  expect(await (await administrator.post(`/api-keys/${id}/reveal`, { password })).json()).toEqual(revealed);
});

test('403: a session alone, or with a wrong password, reveals nothing (A9)', async () => {
  const { server, administrator, id } = await given();
  await expectProblem(server, await administrator.post(`/api-keys/${id}/reveal`, { password: 'a guess' }), {
    status: 403,
    code: 'password_wrong',
    detail: 'The password is wrong.',
  });
  await expectProblem(server, await administrator.post(`/api-keys/${id}/reveal`, {}), {
    status: 403,
    code: 'confirmation_required',
    detail: 'Confirm with your password first: POST /dashboard/api/session/confirmation.',
  });
});

test('404: a key that does not exist', async () => {
  const { server, password, administrator } = await given();
  await expectProblem(server, await administrator.post('/api-keys/florin_sandbox_x/reveal', { password }), {
    status: 404,
    code: 'not_found',
    detail: 'There is no API key florin_sandbox_x.',
  });
});

test('409: a revoked key', async () => {
  const { server, password, administrator, id } = await given();
  await administrator.post(`/api-keys/${id}/revoke`);
  await expectProblem(server, await administrator.post(`/api-keys/${id}/reveal`, { password }), {
    status: 409,
    code: 'conflict',
    detail: `The API key ${id} has been revoked and does not work any more.`,
  });
});

test('409: a key whose secret is no longer in the settings; as a previous secret it still works', async () => {
  const { server, operator, password, administrator, id } = await given();
  const DATABASE_URL = server.deps.config.databaseUrl!;
  const FLORIN_SECRET = 'another-secret-for-tests-0123456789abcdef';
  const without = await givenServer({ DATABASE_URL, FLORIN_SECRET });
  const refused = await (await signIn(without, operator)).post(`/api-keys/${id}/reveal`, { password });
  await expectProblem(without, refused, {
    status: 409,
    code: 'conflict',
    detail:
      'The secret that this API key was derived from is no longer configured. Revoke the key and generate a new one.',
  });
  const along = await givenServer({ DATABASE_URL, FLORIN_SECRET, FLORIN_SECRET_PREVIOUS: testSecret });
  const shown = await (await signIn(along, operator)).post(`/api-keys/${id}/reveal`, { password });
  const before = await administrator.post(`/api-keys/${id}/reveal`, { password });
  expect(await shown.json()).toEqual(await before.json());
});
