import { test } from 'vitest';
import { endingSessions } from './hold-disabling.ts';
import { expectNothingWritten, writingRoutes } from './lost-access-cells.ts';

test.each(writingRoutes)(
  'a request whose session is ended before it writes is 401: writes nothing: %s',
  (route) => expectNothingWritten(endingSessions, route),
);
