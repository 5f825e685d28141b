import { expect, test } from 'vitest';
import { signInAndConfirm } from '../support/dashboard.ts';
import { givenServer, givenServerOfFile, type TestServer } from '../support/server.ts';

const server = givenServerOfFile({ ACCESS_APPROVAL: 'other' });

const givenAdministrator = async (of: TestServer = server) => {
  const operator = await of.givenOperator();
  return { ...operator, session: await signInAndConfirm(of, operator) };
};

type Person = Awaited<ReturnType<typeof givenAdministrator>>;

interface Shown {
  readonly id: string;
  readonly action: string;
  readonly subject: string;
  readonly requestedBy: string;
  readonly approvedBy: string | null;
  readonly isYours: boolean;
}

const requestsOf = async (asker: { email: string }, reader: Person) => {
  const { items } = (await (await reader.session.get('/access-requests')).json()) as { items: Shown[] };
  return items.filter(({ requestedBy }) => requestedBy === asker.email);
};

const codeOf = async (answer: Response) =>
  answer.status < 300 ? answer.status : ((await answer.json()) as { code: string }).code;

const idOf = async (email: string, of: TestServer = server) => {
  const [row] = await of.sql<{ id: string }[]>`select id from operators where email = ${email}`;
  return row!.id;
};

const someEmail = () => `${crypto.randomUUID()}@example.com`;

const approveAll = async (asker: Person, approver: Person) => {
  for (const { id } of await requestsOf(asker, approver))
    expect((await approver.session.post(`/access-requests/${id}/approve`)).status).toBe(204);
};

test('access is given once, after another administrator has approved exactly this, and the audit log names both', async () => {
  const [ann, bob] = [await givenAdministrator(), await givenAdministrator()];
  const email = someEmail();
  const invite = (role: string) => ann.session.post('/invitations', { email, role });
  expect(await codeOf(await invite('finance'))).toBe('approval_required');
  expect(await codeOf(await invite('finance'))).toBe('approval_required');
  const [request, ...others] = await requestsOf(ann, bob);
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    action: 'operator_invited',
    subject: email,
    approvedBy: null,
    isYours: false,
  });
  expect((await server.sql`select 1 from invitations where email = ${email}`).length).toBe(0);

  await approveAll(ann, bob);
  // Something else was not approved, and nobody else may use it.
  expect(await codeOf(await invite('administrator'))).toBe('approval_required');
  expect(await codeOf(await bob.session.post('/invitations', { email, role: 'finance' }))).toBe(
    'approval_required',
  );
  const answers = await Promise.all([invite('finance'), invite('finance'), invite('finance')]);
  expect(answers.filter(({ status }) => status === 201).length).toBe(1);
  expect(await codeOf(await invite('finance'))).toBe('approval_required');

  const acts = await server.sql`
    select action, actor, details from audit_entries
    where subject = ${email} and details->>'role' = 'finance' and actor <> 'x' order by sequence`;
  expect(acts.map(({ action }) => action)).toEqual([
    'access_requested',
    'access_approved',
    'access_requested',
    'operator_invited',
    'access_requested',
  ]);
  expect(acts[1]).toMatchObject({
    actor: bob.email,
    details: { requestedBy: ann.email, requested: 'operator_invited' },
  });
  expect(acts[3]).toMatchObject({ actor: ann.email, details: { approvedBy: bob.email } });
});

test('nobody approves what they asked for, without a confirmed session, or as another role', async () => {
  const [ann, bob] = [await givenAdministrator(), await givenAdministrator()];
  await ann.session.post('/invitations', { email: someEmail(), role: 'viewer' });
  const [request] = await requestsOf(ann, bob);
  const path = `/access-requests/${request!.id}/approve`;
  expect((await requestsOf(ann, ann))[0]).toMatchObject({ isYours: true });
  expect(await codeOf(await ann.session.post(path))).toBe('conflict');
  await server.sql`update sessions set confirmed_at = null where operator_id = ${await idOf(bob.email)}`;
  expect(await codeOf(await bob.session.post(path))).toBe('confirmation_required');
  const finance = await signInAndConfirm(server, await server.givenOperator('finance'));
  expect(await codeOf(await finance.post(path))).toBe('role_not_allowed');
  expect(await codeOf(await bob.session.post(`/access-requests/${crypto.randomUUID()}/refuse`))).toBe(
    'not_found',
  );
});

test('an approval ends after a day, when it is taken back, and when who gave it is no administrator any more', async () => {
  const own = await givenServer({ ACCESS_APPROVAL: 'other' });
  const [ann, bob, cleo] = [
    await givenAdministrator(own),
    await givenAdministrator(own),
    await givenAdministrator(own),
  ];
  const body = { email: someEmail(), role: 'viewer' };
  const invite = async (by = ann) => codeOf(await by.session.post('/invitations', body));
  await invite();
  await approveAll(ann, bob);
  const [approved] = await requestsOf(ann, bob);
  expect(approved).toMatchObject({ approvedBy: bob.email });
  await cleo.session.post(`/access-requests/${approved!.id}/refuse`);
  expect(await invite()).toBe('approval_required');

  await approveAll(ann, bob);
  await cleo.session.post(`/operators/${await idOf(bob.email, own)}/disable`);
  expect(await invite()).toBe('approval_required');
  // It waits for someone else.
  expect(await requestsOf(ann, cleo)).toMatchObject([{ approvedBy: null }]);
  await approveAll(ann, cleo);
  own.advance(24 * 3600 + 1);
  const late = { ...ann, session: await signInAndConfirm(own, ann) };
  expect(await invite(late)).toBe('approval_required');
});

test('whatever gives or widens access needs it, and what ends or narrows access does not', async () => {
  const [ann, bob] = [await givenAdministrator(), await givenAdministrator()];
  const viewer = await server.givenOperator('viewer');
  const finance = await server.givenOperator('finance');
  const disabled = await server.givenOperator('viewer');
  const lost = await server.givenOperator('viewer');
  await server.sql`update operators set disabled_at = now() where email = ${disabled.email}`;
  await server.sql`
    update operators set two_factor_nonce = 'n', two_factor_secret_id = 's', two_factor_since = now() where email = ${lost.email}`;
  const key = await server.givenApiKey();
  await server.sql`
    insert into allowed_address_ranges (api_key_id, address_range, note) values (${key.id}, '192.0.2.1', ''), (${key.id}, '192.0.2.2', '')`;
  const { session, password } = ann;
  const list = (...ranges: string[]) =>
    session.put(`/api-keys/${key.id}/ip-allow-list`, { ranges: ranges.map((range) => ({ range })) });
  const widening = [
    async () => session.post(`/operators/${await idOf(viewer.email)}/role`, { role: 'support' }),
    async () => session.post(`/operators/${await idOf(disabled.email)}/enable`),
    async () => session.post(`/operators/${await idOf(lost.email)}/reset-two-factor`),
    () => session.post('/api-keys', { label: 'shop', password }),
    () => session.post(`/api-keys/${key.id}/reveal`, { password }),
    () => session.post(`/api-keys/${key.id}/rotate`, { password }),
    () => list('192.0.2.1', '192.0.2.2', '192.0.2.3'),
    () => list('192.0.2.0/24'),
    () => list(),
  ];
  for (const act of widening) expect(await codeOf(await act())).toBe('approval_required');
  expect((await requestsOf(ann, bob)).length).toBe(widening.length);
  expect((await list('192.0.2.1')).status).toBe(200);
  const narrower = await session.post(`/operators/${await idOf(finance.email)}/role`, { role: 'viewer' });
  expect(narrower.status).toBe(204);
  expect((await session.post(`/operators/${await idOf(viewer.email)}/disable`)).status).toBe(204);
  await approveAll(ann, bob);
  const made = await session.post('/api-keys', { label: 'shop', password });
  expect(made.status).toBe(201);
  // Its maker reads it at once.
  const { id } = (await made.json()) as { id: string };
  expect((await session.post(`/api-keys/${id}/reveal`, { password })).status).toBe(200);
  for (const act of widening.slice(1, 3)) expect((await act()).status).toBe(204);
});

test('an approval of a bank account is for this IBAN, and not for another one that looks the same when masked', async () => {
  const [ann, bob] = [await givenAdministrator(), await givenAdministrator()];
  await ann.session.post('/accounts', { id: 'seller' });
  const change = async (iban: string) =>
    codeOf(
      await ann.session.patch('/accounts/seller', {
        bankAccount: { iban },
      }),
    );
  const approved = 'DE89370400440532013000';
  const alike = alikeOf(approved);
  expect(await change(approved)).toBe('approval_required');
  await approveAll(ann, bob);
  expect(await change(alike)).toBe('approval_required');
  expect(await change(approved)).toBe(200);
  expect((await ann.session.patch('/accounts/seller', { bankAccount: null })).status).toBe(200);
});

/** Another valid IBAN with the same beginning and end. */
const alikeOf = (iban: string) => {
  for (let digits = 0; digits < 1_000_000; digits += 1) {
    const other = `${iban.slice(0, 8)}${String(digits).padStart(6, '0')}${iban.slice(14)}`;
    const rotated = Array.from(`${other.slice(4)}${other.slice(0, 4)}`)
      .map((letter) => Number.parseInt(letter, 36))
      .join('');
    if (other !== iban && BigInt(rotated) % 97n === 1n) return other;
  }
  throw new Error('there is none');
};

test('twenty requests of one operator wait at most, and without the setting none is needed', async () => {
  const [ann, bob] = [await givenAdministrator(), await givenAdministrator()];
  for (let count = 0; count < 22; count += 1)
    await ann.session.post('/invitations', { email: someEmail(), role: 'viewer' });
  expect((await requestsOf(ann, bob)).length).toBe(20);
  const other = await givenServer();
  const alone = await givenAdministrator(other);
  const answer = await alone.session.post('/invitations', { email: someEmail(), role: 'administrator' });
  expect(answer.status).toBe(201);
});
