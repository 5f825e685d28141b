import { expect } from 'vitest';
import { problems, type Fault, type ProblemCode } from '../../src/problem.ts';
import type { TestServer } from '../support/server.ts';

interface Expected {
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors?: readonly Fault[];
}

/** Compares the whole problem body (RFC 9457). */
export const expectProblem = async (server: TestServer, answer: Response, expected: Expected) => {
  expect(await answer.json()).toEqual({
    type: `${server.deps.config.publicUrl}/docs/guides/errors/${expected.code}`,
    title: problems[expected.code].title,
    requestId: answer.headers.get('x-request-id'),
    ...expected,
  });
  expect(answer.status).toBe(expected.status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
};
