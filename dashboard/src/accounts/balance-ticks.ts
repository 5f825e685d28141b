const stepsMax = 4;

/** The amounts of the chart's lines: round, with zero among them, around the least and the greatest amount. */
export const balanceTicks = (amounts: readonly number[]) => {
  const least = Math.min(0, ...amounts);
  const greatest = Math.max(0, ...amounts);
  // Not below one: an amount in the minor unit has no fraction.
  const wanted = Math.max(greatest - least, stepsMax) / stepsMax;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5].map((factor) => factor * power).find((size) => size >= wanted) ?? power * 10;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(greatest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};
