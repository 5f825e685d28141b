/** The known name closest to a misspelt one, for "did you mean". */
export const nearest = (name: string, known: readonly string[]) => closest(name, known)?.candidate;

/** The same, but only when so few letters differ that it was probably meant. */
export const findNear = (name: string, known: readonly string[]) => {
  const found = closest(name, known);
  return found && found.distance <= Math.ceil(name.length / 3) ? found.candidate : undefined;
};

const closest = (name: string, known: readonly string[]) =>
  known
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)[0];

/** Levenshtein distance, one row at a time. */
const editDistance = (a: string, b: string) => {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(previous[column]! + 1, current[column - 1]! + 1, substitution));
    }
    previous = current;
  }
  return previous[b.length]!;
};
