import { escapePointer, faultsMax, shorten, type Fault } from '../problem.ts';

/** The texts and names that no text column can store: with a zero character or half of a surrogate pair. */
export const findUnstorableText = (body: unknown): Fault[] => {
  const faults: Fault[] = [];
  const check = (text: string, pointer: string) => {
    if (text.includes('\0')) faults.push({ pointer, detail: 'has a zero character in it' });
    else if (!text.isWellFormed()) faults.push({ pointer, detail: 'has half of a surrogate pair in it' });
  };
  const visit = (value: unknown, pointer: string) => {
    // One more than are reported, which shows that there are more.
    if (faults.length > faultsMax) return;
    if (typeof value === 'string') check(value, pointer);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      const inside = `${pointer}/${escapePointer(shorten(name))}`;
      check(name, inside);
      visit(inner, inside);
    }
  };
  visit(body, '');
  return faults;
};
