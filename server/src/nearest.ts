/** The known name that a misspelt or shortened one probably means, for "did you mean". */
export const findNear = (name: string, known: readonly string[]) => {
  const [closest] = known
    .map((candidate) => ({ candidate, distance: distanceOf(name.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  return closest && closest.distance <= Math.ceil(name.length / 3) ? closest.candidate : undefined;
};

const slipsMax = 2;

/** Whether one was probably meant as the other: a letter or two are wrong, missing, too many or swapped, but not the first. */
export const isSlip = (name: string, meant: string) =>
  name[0] === meant[0] &&
  Math.abs(name.length - meant.length) <= slipsMax &&
  editDistance(name, meant) <= slipsMax;

/** A name of which only the beginning was written is as near as one with a wrong letter. */
const distanceOf = (name: string, candidate: string) =>
  name.length > 2 && candidate.startsWith(name)
    ? Math.min(1, candidate.length - name.length)
    : editDistance(name, candidate);

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
