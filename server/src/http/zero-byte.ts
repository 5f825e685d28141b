import { Problem } from '../problem.ts';

/** No text column can store a zero byte, so no path or query may contain one. json-body.ts checks bodies. */
export const refuseZeroByte = (url: string) => {
  if (!url.includes('%00')) return;
  throw url.split('?', 1)[0]!.includes('%00')
    ? new Problem('not_found', 'There is nothing at a path with a zero byte (%00) in it.')
    : new Problem('invalid_request', 'The query has a zero byte (%00) in it.');
};
