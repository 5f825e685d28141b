import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import { createOperator } from '../add-operator.ts';
import { countTokenAttempt, forgetAddressAttempt } from '../credentials/attempts.ts';
import type { Caller } from '../../http/caller.ts';
import { openSession } from '../sessions/open-session.ts';
import { admitHashing } from '../credentials/hashing-turns.ts';
import { hashPassword } from '../credentials/password.ts';
import type { Dependencies } from '../../dependencies.ts';
import { invalidRequest, Problem } from '../../problem.ts';
import { readInvitationToken } from './invitation-token.ts';
import { findOpenInvitation, takeInvitation } from './queries.ts';

interface Given {
  readonly token: string;
  readonly password: string;
}

/** Reads the invitation of a link. The link still works after this. */
export const readInvitation = async (deps: Dependencies, token: string, address: string) => {
  await countTokenAttempt(deps, address);
  const invitation = await findByToken(deps, token);
  await forgetAddressAttempt(deps, address);
  return invitation;
};

/** Makes the invited person an operator with their own password, and signs them in. Works once. */
export const acceptInvitation = (deps: Dependencies, given: Given, caller: Caller) =>
  admitHashing('stranger', () => acceptNow(deps, given, caller));

const acceptNow = async (deps: Dependencies, { token, password }: Given, caller: Caller) => {
  const { address } = caller;
  const { id, email, role, invitedBy } = await readInvitation(deps, token, address);
  if (password.toLowerCase() === email)
    throw invalidRequest([{ pointer: '/password', detail: 'must not be the e-mail address' }]);
  const passwordHash = await hashPassword(password);
  const at = deps.clock();
  return deps.sql.begin(async (tx) => {
    const added =
      (await takeInvitation(tx, id, at)) &&
      (await createOperator(tx, { email, role, passwordHash, oneTimeUntil: null, createdAt: at }));
    if (!added) throw invalid();
    const sessionId = await openSession(tx, added.id, caller, at);
    const act = { at, actor: email, address, subject: email, details: { role, invitedBy } };
    await appendAuditEntry(tx, deps.keyring, { ...act, action: 'invitation_accepted' });
    return { sessionId, operator: added };
  });
};

const findByToken = async ({ sql, clock, keyring }: Dependencies, token: string) => {
  const read = readInvitationToken(keyring, token);
  const found = read && (await findOpenInvitation(sql, read.id, clock()));
  if (!found || found.secretId !== read.secretId) throw invalid();
  return found;
};

/** The same answer in every case, so that an invalid link reveals nothing. */
const invalid = () =>
  new Problem(
    'invitation_invalid',
    'This invitation does not exist, has been used or withdrawn, or has expired.',
  );
