import { ApiProblem, readProblem } from './api-problem.ts';
import { places, type Operations } from './operations.ts';

export type OperationName = keyof Operations;
export type Input<N extends OperationName> = Operations[N]['input'];
export type Answer<N extends OperationName> = Operations[N]['answer'];

/** What every input can be made of; which of it an operation takes is checked where it is called. */
interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

/** Where an operation is called with this input. */
export const addressOf = <N extends OperationName>(name: N, input: Input<N>) => {
  const { params = {}, query = {} } = input as AnyInput;
  const path = places[name].split(' ')[1]!;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key]!));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
};

/** Calls one operation of the documented API, and throws an ApiProblem when it is refused or cannot be reached. */
export const callApi = async <N extends OperationName>(
  name: N,
  input: Input<N>,
  signal?: AbortSignal,
): Promise<Answer<N>> => {
  const { body } = input as AnyInput;
  const answer = await fetch(addressOf(name, input), {
    method: places[name].split(' ')[0]!,
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted === true) throw error;
    throw new ApiProblem({ code: 'unreachable', status: 0, detail: 'The service could not be reached.' });
  });
  const text = await answer.text();
  if (!answer.ok) throw readProblem(answer, text);
  return (text === '' ? undefined : JSON.parse(text)) as Answer<N>;
};
