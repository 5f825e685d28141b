import type { Parts } from '../../parts.ts';
import { Problem } from '../../problem.ts';
import { lockUnchanged } from '../queries.ts';
import type { SignedIn } from '../operator.ts';
import { setConfirmed } from '../sessions/queries.ts';
import { checkCredentials, type Credentials } from '../two-factor/check-credentials.ts';

/** Lets this session give and widen access for a few minutes. */
export const confirmSession = async (
  parts: Parts,
  signedIn: SignedIn,
  given: Credentials,
  address: string,
) => {
  const { operator, sessionIdHash } = signedIn;
  await checkCredentials(parts, signedIn, given, address);
  await parts.sql.begin(async (tx) => {
    // A password that is changed in the meantime ends confirmations, and so must end this one.
    if (!(await lockUnchanged(tx, operator)))
      throw new Problem('conflict', 'Your password or your two-factor sign-in has just changed. Try again.');
    await setConfirmed(tx, sessionIdHash, parts.clock());
  });
};
