import { beforeAll, describe, expect, test } from 'vitest';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer, startServer, type TestServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';

test('500: an error in the service does not reveal its cause, and the process keeps running', async () => {
  const server = await givenServer();
  const operator = await server.givenOperator();
  const administrator = await signIn(server, operator);
  await server.sql`alter table api_keys rename to hidden`;
  await expectProblem(server, await administrator.get('/api-keys'), {
    status: 500,
    code: 'internal_error',
    detail: 'Something went wrong on our side. Report it to support with the request id.',
  });
  await server.sql`alter table hidden rename to api_keys`;
  expect((await administrator.get('/api-keys')).status).toBe(200);
});

describe('503 with Retry-After for temporary faults (F10)', () => {
  let server: TestServer;
  let operator: { email: string; password: string };
  beforeAll(async () => {
    server = await startServer();
    operator = await server.givenOperator();
    await server.sql.script(`
      create table fault (code text);
      grant select on fault to public;
      create function fail() returns trigger language plpgsql as $$
      begin
        raise exception 'secret detail' using errcode = (select code from fault);
      end $$;
      create trigger fail before insert on sessions for each row execute function fail();`);
    return server.close;
  });

  /** By PostgreSQL's error codes. The same request may succeed a second later. */
  test.each([
    ['08006', 'a broken connection'],
    ['53100', 'a full disk'],
    ['53300', 'too many connections'],
    ['57P01', 'a shutdown'],
    ['57P03', 'a database that is starting'],
    ['40001', 'a serialization failure'],
    ['40P01', 'a deadlock'],
    ['25006', 'a standby that cannot be written yet'],
    ['57014', 'a statement that took too long'],
  ])('%s: %s', async (code) => {
    await server.sql`delete from fault`;
    await server.sql`insert into fault values (${code})`;
    const answer = await attemptSignIn(server, operator);
    expect(answer.headers.get('retry-after')).toBe('1');
    await expectProblem(server, answer, {
      status: 503,
      code: 'temporarily_unavailable',
      detail: 'The database cannot be reached right now. Try again.',
    });
  });

  test('and then the same request succeeds', async () => {
    await server.sql`drop trigger fail on sessions`;
    expect((await attemptSignIn(server, operator)).status).toBe(200);
  });
});
