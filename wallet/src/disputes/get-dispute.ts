import { findDispute, type DisputeRow } from '../records/dispute-queries.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';

export const getDispute = (wallet: Wallet, id: string): DisputeRow => {
  const row = findDispute(wallet.database, id);
  if (row === undefined)
    throw issueError('INVALID_RESOURCE_ID', { field: 'dispute_id', value: id, location: 'path' });
  return row;
};
