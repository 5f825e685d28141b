import type { Transaction } from '../database/client.ts';
import { deleteInvitationsBy, deleteInvitationsTo } from './queries.ts';

/** For an operator who may no longer invite: what they gave before holds no longer, either. */
export const endInvitationsBy = (tx: Transaction, operatorId: string) => deleteInvitationsBy(tx, operatorId);

/** For an address that has become an operator by another way. */
export const endInvitationsTo = (tx: Transaction, email: string) => deleteInvitationsTo(tx, email);
