import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { session } from '../../../dashboard/src/i18n/en/session.ts';
import { users } from '../../../dashboard/src/i18n/en/users.ts';
import { hasRight, rights, roles, type Right, type Role } from '../../src/operators/roles.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/dashboard.md'), 'utf8');

const cellOf = (role: Role, right: Right) => {
  if (hasRight(role, right, 'production')) return 'yes';
  return hasRight(role, right, 'sandbox') ? 'sandbox' : '';
};

test('the page about the dashboard has the table of roles, as the service decides', () => {
  const [, rest = ''] = page.split('<!-- roles -->');
  const rows = rest
    .trim()
    .split(/\n\n/)[0]!
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows[0]).toEqual(['', ...roles.map((role) => session.roles[role])]);
  expect(rows.slice(2)).toEqual(
    rights.map((right) => [users.rights[right], ...roles.map((role) => cellOf(role, right))]),
  );
});
