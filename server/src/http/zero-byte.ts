import { escapePointer, invalidRequest, Problem, shorten } from '../problem.ts';

/** No text column can store a zero byte, so no path or query may contain one. json-body.ts checks bodies. */
export const refuseZeroByte = (url: string) => {
  if (!url.includes('%00')) return;
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  if (path.includes('%00'))
    throw new Problem('not_found', 'There is nothing at a path with a zero byte (%00) in it.');
  const [name = ''] = [...new URLSearchParams(query)].find((pair) => pair.join('').includes('\0')) ?? [];
  throw invalidRequest([
    { pointer: `query/${escapePointer(shorten(name))}`, detail: 'has a zero character (%00) in it' },
  ]);
};
