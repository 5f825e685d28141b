import type { Role } from '../../../server/src/operators/roles.ts';
import type { Page } from 'playwright-core';
import { signIn } from '../../../server/test/support/dashboard.ts';
import { openPage, type Dashboard } from './dashboard.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** An operator with a readable address, for pictures. */
export const givenPerson = async ({ server }: Dashboard, email: string, role: Role): Promise<Person> => {
  const { email: made, password } = await server.givenOperator(role);
  await server.sql`update operators set email = ${email} where email = ${made}`;
  return { email, password };
};

/** A page in a browser where this person is signed in. */
export const openAs = async (dashboard: Dashboard, person: Person, path: string): Promise<Page> => {
  const { cookie } = await signIn(dashboard.server, person);
  const [name = '', value = ''] = cookie.split('=');
  return openPage(dashboard, path, { cookies: [{ name, value, url: dashboard.server.url }] });
};
