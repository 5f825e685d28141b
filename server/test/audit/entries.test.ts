import { expect, test } from 'vitest';
import { disableOperator, resetPassword } from '../../src/operators/administration/manage-operators.ts';
import { from } from '../access/ip-allow-list/allowing.ts';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { readLog } from './audit-log.ts';

const newPassword = 'another horse battery';
const here = from('203.0.113.9');

test('every action leaves an entry with its actor, address, action and subject, and without secrets', async () => {
  const server = await givenServer({ TRUSTED_PROXIES: '127.0.0.1' });
  const colleague = await server.givenOperator('viewer');
  const { email, password } = await server.givenOperator();
  const { answer, post, put, delete: remove, cookie } = await signInAndConfirm(server, { email, password });
  expect(answer.status).toBe(200);
  await attemptSignIn(server, { email: 'Nobody@example.com', password: 'a stolen password' }, here);
  const generated = await post('/api-keys', { label: 'shop', password }, here);
  const { id } = (await generated.json()) as { id: string };
  await post(`/api-keys/${id}/reveal`, { password: 'a guessed password' }, here);
  const revealed = await post(`/api-keys/${id}/reveal`, { password }, here);
  const { apiKey, clientSecret } = (await revealed.json()) as { apiKey: string; clientSecret: string };
  const token = await server.givenToken(apiKey);
  await put('/ip-allow-list', { ranges: [{ range: '192.0.2.1' }, { range: '2001:db8::/32' }] }, here);
  await put(`/api-keys/${id}/ip-allow-list`, { ranges: [] }, here);
  await post(`/api-keys/${id}/revoke`, undefined, here);
  await post('/password', { password, newPassword }, here);
  await remove('/session', here);
  const oneTimePassword = await resetPassword(server.deps, colleague.email);
  await disableOperator(server.deps, colleague.email);
  const reader = await signIn(server, { email, password: newPassword });

  const { items } = await readLog(reader);
  const address = '203.0.113.9';
  const details = {};
  const command = { actor: 'command line', address: '', subject: colleague.email, details };
  const own = { actor: email, subject: email, details };
  const nobody = '(nobody)';
  const acts = items.map(({ actor, address, action, subject, details }) => ({
    actor,
    address,
    action,
    subject,
    details,
  }));
  expect(acts.toReversed()).toEqual([
    { ...command, action: 'operator_added', details: { role: 'viewer' } },
    { ...command, action: 'operator_added', subject: email, details: { role: 'administrator' } },
    { ...own, action: 'signed_in', address: '127.0.0.1' },
    { action: 'sign_in_failed', actor: nobody, subject: nobody, address, details: { attempts: 1 } },
    { action: 'api_key_generated', actor: email, subject: id, address, details: { label: 'shop' } },
    { ...own, action: 'password_confirmation_failed', address },
    { action: 'api_key_revealed', actor: email, subject: id, address, details },
    {
      action: 'allow_list_changed',
      actor: email,
      subject: 'environment',
      address,
      details: { ranges: ['192.0.2.1', '2001:db8::/32'] },
    },
    { action: 'allow_list_changed', actor: email, subject: id, address, details: { ranges: [] } },
    { action: 'api_key_revoked', actor: email, subject: id, address, details },
    { ...own, action: 'password_changed', address },
    { ...own, action: 'signed_out', address },
    { ...command, action: 'password_reset' },
    { ...command, action: 'operator_disabled' },
    { ...own, action: 'signed_in', address: '127.0.0.1' },
  ]);
  const text = JSON.stringify(items);
  const secrets = [
    password,
    newPassword,
    oneTimePassword!,
    apiKey,
    clientSecret,
    token,
    cookie.split('=')[1]!,
  ];
  for (const secret of [...secrets, 'a stolen password', 'a guessed password']) {
    expect(text).not.toContain(secret);
  }
});

test('an action and its entry are saved together or not at all', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  const administrator = await signInAndConfirm(server, { email, password });
  const expectNothing = async () => {
    expect((await administrator.post('/api-keys', { label: 'shop', password })).status).toBe(500);
    expect(await (await administrator.get('/api-keys')).json()).toEqual({ items: [], nextCursor: null });
    const actions = (await readLog(administrator)).items.map(({ action }) => action);
    expect(actions).toEqual(['signed_in', 'operator_added']);
  };
  // The entry cannot be written.
  await server.sql`
    alter table audit_entries add constraint full_up check (action <> 'api_key_generated') not valid`;
  await expectNothing();
  await server.sql`alter table audit_entries drop constraint full_up`;
  // The key cannot be saved. That fails only at the commit.
  await server.sql.script(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create constraint trigger refuse after insert on api_keys deferrable initially deferred
      for each row execute function refuse();`);
  await expectNothing();
});
