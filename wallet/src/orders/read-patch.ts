import { issueError } from '../wire-error.ts';
import type { Patch } from './schema.ts';

export type Operation = 'add' | 'remove' | 'replace';
export interface Change {
  readonly op: Operation;
  readonly path: string;
  readonly value: unknown;
}

const isOperation = (op: string): op is Operation => ['add', 'remove', 'replace'].includes(op);

/** One change that the wallet can make. `field` says where it stands in the body. */
export const readPatch = ({ op, path, value }: Patch, field: string): Change => {
  if (!isOperation(op))
    throw issueError('INVALID_PATCH_OPERATION', { field: `${field}/op`, value: op, location: 'body' });
  if (path === undefined)
    throw issueError('PATCH_PATH_REQUIRED', { field: `${field}/path`, location: 'body' });
  if (!path.startsWith('/'))
    throw issueError('INVALID_JSON_POINTER_FORMAT', {
      field: `${field}/path`,
      value: path,
      location: 'body',
    });
  if (value === undefined && op !== 'remove')
    throw issueError('PATCH_VALUE_REQUIRED', { field: `${field}/value`, location: 'body' });
  return { op, path, value };
};

/** What is there can be replaced or removed, and only what is not there can be added. */
export const requireFitting = (
  op: Operation,
  allowed: readonly Operation[],
  isThere: boolean,
  path: string,
) => {
  if (!allowed.includes(op) || isThere === (op === 'add'))
    throw issueError('INVALID_PATCH_OPERATION', { field: path, location: 'body' });
};
