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

/** The lines being edited. Blank lines are not sent. */
export const useLines = (list: IpAllowList, problem: ApiProblem | null) => {
  const [lines, setLines] = useState(() => linesOf(list));
  const [checked, setChecked] = useState<readonly Line[]>([]);
  const [sent, setSent] = useState<readonly Line[]>([]);
  const written = lines.filter(isWritten);
  const ranges = written.map(({ range, note }) => ({ range: range.trim(), note: note.trim() }));
  return {
    lines,
    ranges,
    isChanged: JSON.stringify(ranges) !== JSON.stringify(list.ranges),
    add: (range?: string) => setLines([...lines, makeLine(range)]),
    change: (id: number, part: Partial<Line>) =>
      setLines(lines.map((line) => (line.id === id ? { ...line, ...part } : line))),
    remove: (id: number) => setLines(lines.filter((line) => line.id !== id)),
    reset: (to: IpAllowList) => {
      setLines(linesOf(to));
      setSent([]);
    },
    /** True: every line is an address or a range. Marks those that are not, until they are changed. */
    check: () => {
      setChecked(written);
      return written.every(({ range }) => isRange(range));
    },
    /** Keeps the lines that are sent: the places in a problem count these. */
    markSent: () => setSent(written),
    isWrong: (line: Line) => {
      if (checked.includes(line) && !isRange(line.range)) return true;
      const index = sent.indexOf(line);
      const place = `/ranges/${index}/`;
      return index >= 0 && (problem?.errors.some(({ pointer }) => pointer.startsWith(place)) ?? false);
    },
  };
};
