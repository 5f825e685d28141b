import { expect, test } from 'vitest';
import { guardedRoutes, ownRoutes } from './dashboard-routes.ts';
import { disabling } from './hold-disabling.ts';
import { expectNothingWritten, writingRoutes } from './lost-access-cells.ts';

// That of an operator whose session is ended is in lost-access.long.test.ts.

/** Reads the log, and is a POST because that may take long. */
const onlyReads = 'POST /audit-log/verify';

test('this file knows every route of the dashboard that a signed-in operator writes with', () => {
  const routes = [...guardedRoutes.map(([method, path]) => `${method} ${path}`), ...ownRoutes];
  const writing = routes.filter((route) => !route.startsWith('GET ') && route !== onlyReads);
  expect(writingRoutes.toSorted()).toEqual(writing.toSorted());
});

test.each(writingRoutes)(
  'a request whose operator is disabled before it writes is 401: writes nothing: %s',
  (route) => expectNothingWritten(disabling, route),
);
