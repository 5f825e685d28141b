import type { Dependencies } from '../../dependencies.ts';
import type { SignedIn } from '../operator.ts';
import { requireUnchanged } from '../require-unchanged.ts';
import { setConfirmed } from '../sessions/queries.ts';
import { checkCredentials, type Credentials } from '../two-factor/check-credentials.ts';

/** Lets this session give and widen access for a few minutes. */
export const confirmSession = async (deps: Dependencies, signedIn: SignedIn, given: Credentials) => {
  await checkCredentials(deps, signedIn, given);
  await deps.sql.begin(async (tx) => {
    // A password that is changed in the meantime ends confirmations, and so must end this one.
    await requireUnchanged(tx, signedIn);
    await setConfirmed(tx, signedIn.sessionIdHash, deps.clock());
  });
};
