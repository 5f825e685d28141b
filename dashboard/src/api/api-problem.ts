import type { Problem } from './schema.ts';

/** The service's own codes, and two for calls that the service did not answer. */
export type ProblemCode = Problem['code'] | 'unreachable' | 'unreadable';

/** A call that was refused or failed, as pages show it. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly requestId: string | undefined;
  /** What is wrong in which part of the body, such as `/ranges/2/range`. */
  readonly errors: NonNullable<Problem['errors']>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    problem: { code: ProblemCode; status: number; detail: string } & Partial<
      Pick<Problem, 'requestId' | 'errors'>
    >,
    retryAfterSeconds?: number,
  ) {
    super(problem.detail);
    this.code = problem.code;
    this.status = problem.status;
    this.requestId = problem.requestId;
    this.errors = problem.errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The call got no answer. */
export const unreachable = () =>
  new ApiProblem({ code: 'unreachable', status: 0, detail: 'The service could not be reached.' });

/** Reads what went wrong from an answer. A proxy in between may have answered, in a form that is not ours. */
export const readProblem = async (answer: Response) => {
  const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  const problem = parseProblem(await answer.text()) ?? {
    code: 'unreadable' as const,
    status: answer.status,
    detail: `${answer.status} ${answer.statusText}`.trim(),
  };
  const requestId = answer.headers.get('x-request-id');
  return new ApiProblem({ ...(requestId === null ? {} : { requestId }), ...problem }, retryAfterSeconds);
};

const parseProblem = (text: string): Problem | undefined => {
  try {
    const value = JSON.parse(text) as Partial<Problem> | null;
    return typeof value?.code === 'string' && typeof value.detail === 'string'
      ? (value as Problem)
      : undefined;
  } catch {
    return undefined;
  }
};
