import type { Operator } from '../operator.ts';
import { rightsOf } from '../roles.ts';
import type { Dependencies } from '../../dependencies.ts';
import { countRecoveryCodes } from '../two-factor/queries.ts';

/** What a page needs to know about the signed-in operator. */
export const describeSession = async (
  { sql, config }: Dependencies,
  { id, email, role, oneTimeUntil, twoFactor }: Operator,
) => {
  const recoveryCodesLeft = twoFactor ? await countRecoveryCodes(sql, id) : 0;
  const rights = rightsOf(role, config.environment);
  return { email, role, rights, mustChangePassword: oneTimeUntil !== null, twoFactor, recoveryCodesLeft };
};
