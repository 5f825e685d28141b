import type { Operator } from '../operator.ts';
import type { Dependencies } from '../../dependencies.ts';
import { countRecoveryCodes } from '../two-factor/queries.ts';

/** What a page needs to know about the signed-in operator. */
export const describeSession = async (
  { sql }: Dependencies,
  { id, email, role, oneTimeUntil, twoFactor }: Operator,
) => {
  const recoveryCodesLeft = twoFactor ? await countRecoveryCodes(sql, id) : 0;
  return { email, role, mustChangePassword: oneTimeUntil !== null, twoFactor, recoveryCodesLeft };
};
