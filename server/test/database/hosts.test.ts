import { parse } from 'pg-connection-string';
import { expect, test } from 'vitest';
import { makeHosts } from '../../src/database/hosts.ts';

/** What the driver connects to, one host after the other. */
const listServers = (url: string) => {
  const hosts = makeHosts(url);
  return Array.from({ length: hosts.count }, () => {
    const { user, password, host, port, database, ...options } = parse(hosts.current());
    hosts.skip(hosts.current());
    return { at: `${host}:${port}`, as: `${user}:${password}`, database, ...options };
  });
};

test.each([
  ['postgres://ann:pass@one:5432/shop', [['one:5432', 'ann:pass', 'shop']]],
  [
    'postgresql://ann:pass@one:1,two:2,three/shop',
    [
      ['one:1', 'ann:pass', 'shop'],
      ['two:2', 'ann:pass', 'shop'],
      ['three:', 'ann:pass', 'shop'],
    ],
  ],
  [
    'postgres://ann:p%40s%2Fs%3A%2C%3F%23@one:1,two:2/shop',
    [
      ['one:1', 'ann:p@s/s:,?#', 'shop'],
      ['two:2', 'ann:p@s/s:,?#', 'shop'],
    ],
  ],
  [
    'postgres://ann:a@b,c@one:1,two:2/shop',
    [
      ['one:1', 'ann:a@b,c', 'shop'],
      ['two:2', 'ann:a@b,c', 'shop'],
    ],
  ],
  [
    'postgres://[::1]:1,[::2]:2/shop',
    [
      ['::1:1', ':', 'shop'],
      ['::2:2', ':', 'shop'],
    ],
  ],
  [
    'postgres://ann@one,two',
    [
      ['one:', 'ann:', null],
      ['two:', 'ann:', null],
    ],
  ],
])('%s names its servers, each with user, password and database', (url, expected) => {
  expect(listServers(url)).toEqual(expected.map(([at, as, database]) => ({ at, as, database })));
});

test('the query of the URL holds for each server', () => {
  expect(listServers('postgres://ann@one,two:2/shop?sslnegotiation=direct&keepalives=1')).toEqual(
    ['one:', 'two:2'].map((at) => ({
      at,
      as: 'ann:',
      database: 'shop',
      ssl: true,
      sslnegotiation: 'direct',
      keepalives: '1',
    })),
  );
});

test('after the last server comes the first one, and of many failures at once only one moves on', () => {
  const hosts = makeHosts('postgres://one,two,three/shop');
  const [one, two, three] = ['one', 'two', 'three'].map((host) => `postgres://${host}/shop`);
  hosts.skip(one!);
  hosts.skip(one!);
  expect(hosts.current()).toBe(two);
  hosts.skip(two!);
  expect(hosts.current()).toBe(three);
  hosts.skip(three!);
  expect(hosts.current()).toBe(one);
});
