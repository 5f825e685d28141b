import { useState } from 'react';
import type { ApiProblem } from '../api/api-problem.ts';
import type { IpAllowList } from '../api/schema.ts';
import { isRange } from './address-range.ts';

export interface Line {
  readonly id: number;
  readonly range: string;
  readonly note: string;
}

let lastId = 0;
const makeLine = (range = '', note = ''): Line => ({ id: (lastId += 1), range, note });
const linesOf = ({ ranges }: IpAllowList) => ranges.map(({ range, note }) => makeLine(range, note));
const isWritten = ({ range, note }: Line) => range.trim() !== '' || note.trim() !== '';

const areSame = (one: IpAllowList['ranges'], other: IpAllowList['ranges']) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The lines being edited. Blank lines are not sent. */
export const useLines = (list: IpAllowList, problem: ApiProblem | null) => {
  const [lines, setLines] = useState(() => linesOf(list));
  const [seen, setSeen] = useState(list.ranges);
  // Of the list that the lines were made from.
  const [version, setVersion] = useState(list.version);
  const [checked, setChecked] = useState<readonly Line[]>([]);
  // Undefined: nothing was sent since the last reset.
  const [sent, setSent] = useState<readonly Line[]>();
  const written = lines.filter(isWritten);
  const ranges = written.map(({ range, note }) => ({ range: range.trim(), note: note.trim() }));
  const reset = (to: IpAllowList) => {
    setLines(linesOf(to));
    setVersion(to.version);
    setSent(undefined);
  };
  // Someone else has changed the list. Who has changed nothing must not be left with the old one, and bring it back. Or the answer
  // to one's own change was lost: the next change is one of the list that is in force now.
  if (!areSame(seen, list.ranges)) {
    setSeen(list.ranges);
    if (areSame(ranges, seen) || areSame(ranges, list.ranges)) reset(list);
  }
  return {
    lines,
    ranges,
    version,
    isChanged: !areSame(ranges, list.ranges),
    /** The list was changed since, as its new version or the answer to what was sent shows. */
    isOutdated: version !== list.version || (sent !== undefined && problem?.code === 'conflict'),
    add: (range?: string) => setLines([...lines, makeLine(range)]),
    change: (id: number, part: Partial<Line>) =>
      setLines(lines.map((line) => (line.id === id ? { ...line, ...part } : line))),
    remove: (id: number) => setLines(lines.filter((line) => line.id !== id)),
    reset,
    /** True: every line is an address or a range. Marks those that are not, until they are changed. */
    check: () => {
      setChecked(written);
      return written.every(({ range }) => isRange(range));
    },
    /** Keeps the lines that are sent: the indexes in a problem count these. */
    markSent: () => setSent(written),
    isWrong: (line: Line) => {
      if (checked.includes(line) && !isRange(line.range)) return true;
      const index = sent?.indexOf(line) ?? -1;
      const place = `/ranges/${index}/`;
      return index >= 0 && (problem?.errors.some(({ pointer }) => pointer.startsWith(place)) ?? false);
    },
  };
};
