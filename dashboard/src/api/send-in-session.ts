interface Owner {
  readonly email: string;
  /** True as soon as the owner has a session again, false if they have left the page. */
  readonly regainSession: () => Promise<boolean>;
}

/** Whose page this is. Absent before anyone has signed in. */
let owner: Owner | undefined;

export const setPageOwner = (given: Owner | undefined) => {
  owner = given;
};

const isSignedOut = async (answer: Response) => {
  if (answer.status !== 401) return false;
  const problem = (await answer
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return problem?.code === 'signed_out';
};

/**
 * Sends a request in the session of the page's owner, and in nobody else's: another tab may have signed in as someone else. If the
 * session has ended, waits until the owner has signed in again, and sends the request once more. What was refused without a session has
 * changed nothing (docs/decisions/066-nothing-typed-is-lost.md).
 */
export const sendInSession = async (request: Request): Promise<Response> => {
  const sender = owner;
  if (sender === undefined) return fetch(request);
  request.headers.set('expected-operator', encodeURIComponent(sender.email));
  const again = request.clone();
  const answer = await fetch(request);
  return (await isSignedOut(answer)) && (await sender.regainSession()) ? fetch(again) : answer;
};
