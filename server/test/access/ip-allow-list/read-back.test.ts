import { beforeAll, expect, test } from 'vitest';
import { signInAndConfirm } from '../../support/dashboard.ts';
import { startServer } from '../../support/server.ts';
import { allow, type AllowList } from './allowing.ts';

const forms = [
  ['10.1.2.3/8', '10.0.0.0/8'],
  ['172.16.0.0/12', '172.16.0.0/12'],
  ['192.168.0.0/16', '192.168.0.0/16'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['192.0.2.7/32', '192.0.2.7'],
  ['2001:DB8::1:2/32', '2001:db8::/32'],
  ['2001:db8::7/128', '2001:db8::7'],
  ['::/0', '::/0'],
] as const;

/** The list of a key for each, all at once: first as it was entered, then as it was read back. */
const first = new Map<string, AllowList>();
const again = new Map<string, number>();
beforeAll(async () => {
  const server = await startServer();
  const administrator = await signInAndConfirm(server, await server.givenOperator());
  await Promise.all(
    forms.map(async ([entered]) => {
      const { id } = await server.givenApiKey();
      const list = await allow(administrator, [` ${entered} `], id);
      first.set(entered, list);
      const answer = await administrator.put(`/api-keys/${id}/ip-allow-list`, { ranges: list.ranges });
      again.set(entered, answer.status);
    }),
  );
  return server.close;
});

test.each(forms)('%s reads back as %s', (entered, shown) => {
  expect(first.get(entered)?.ranges).toEqual([{ range: shown, note: '' }]);
});

test.each(forms)('%s can be written back as it was read', (entered) => {
  expect(again.get(entered)).toBe(200);
});
