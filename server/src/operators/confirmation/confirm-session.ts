import type { Parts } from '../../parts.ts';
import type { SignedIn } from '../operator.ts';
import { requireUnchanged } from '../require-unchanged.ts';
import { setConfirmed } from '../sessions/queries.ts';
import { checkCredentials, type Credentials } from '../two-factor/check-credentials.ts';

/** Lets this session give and widen access for a few minutes. */
export const confirmSession = async (parts: Parts, signedIn: SignedIn, given: Credentials) => {
  await checkCredentials(parts, signedIn, given);
  await parts.sql.begin(async (tx) => {
    // A password that is changed in the meantime ends confirmations, and so must end this one.
    await requireUnchanged(tx, signedIn);
    await setConfirmed(tx, signedIn.sessionIdHash, parts.clock());
  });
};
