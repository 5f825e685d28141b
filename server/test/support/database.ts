import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect } from '../../src/database/client.ts';

/** A database of the test's own: a migrated sandbox, or an empty one. */
export const givenDatabase = async (kind: 'sandbox' | 'empty' = 'sandbox') => {
  const postgresUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = connect(postgresUrl, 1);
  await admin.unsafe(
    `create database ${name} template ${kind === 'sandbox' ? 'sandbox_template' : 'template0'}`,
  );
  await admin.end();
  return postgresUrl.replace(/\/postgres$/, `/${name}`);
};
