import { recordAct } from '../../audit/record-act.ts';
import type { Transaction } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import {
  approveAccessRequest,
  deleteAccessRequest,
  findAccessRequest,
  type AccessRequest,
} from '../approval-queries.ts';
import type { SignedIn } from '../operator.ts';
import { lifetimeMs } from './request-approval.ts';

/** Lets the one who asked do this once, within a day. Someone else has to: that is what it is for. */
export const approveRequest = ({ sql, clock, keyring }: Dependencies, signedIn: SignedIn, id: string) =>
  sql.begin(async (tx) => {
    const at = clock();
    const request = await getRequest(tx, signedIn, id, at);
    if (request.requestedById === signedIn.operator.id)
      throw new Problem('conflict', 'You asked for this yourself. Another administrator has to approve it.');
    if (request.approvedBy !== null) return;
    const expiresAt = new Date(at.getTime() + lifetimeMs);
    await approveAccessRequest(tx, id, { approvedBy: signedIn.operator.id, at, expiresAt });
    await record(tx, keyring, signedIn, { at, action: 'access_approved', request });
  });

/** Removes the request, also after it was approved. Who asked can do this, too. */
export const refuseRequest = ({ sql, clock, keyring }: Dependencies, signedIn: SignedIn, id: string) =>
  sql.begin(async (tx) => {
    const at = clock();
    const request = await getRequest(tx, signedIn, id, at);
    await deleteAccessRequest(tx, id);
    await record(tx, keyring, signedIn, { at, action: 'access_refused', request });
  });

const getRequest = async (tx: Transaction, signedIn: SignedIn, id: string, at: Date) => {
  // Before the request: whoever disables the operator locks them first, too.
  await signedIn.requireAccess(tx);
  const request = await findAccessRequest(tx, id, at);
  if (!request) throw new Problem('not_found', `There is no open request ${id}.`);
  return request;
};

interface Decision {
  readonly at: Date;
  readonly action: 'access_approved' | 'access_refused';
  readonly request: AccessRequest;
}

const record = (
  tx: Transaction,
  keyring: Dependencies['keyring'],
  signedIn: SignedIn,
  { at, action, request: { action: requested, subject, details, requestedBy } }: Decision,
) =>
  recordAct(tx, keyring, signedIn, { at, action, subject, details: { ...details, requested, requestedBy } });
