export interface Found {
  readonly worlds: number;
  readonly breach: string | undefined;
}

const keyOf = (world: unknown) => JSON.stringify(world);

/** Visits every world that can follow from the first one, until one of them breaks a rule. */
export const searchWorlds = <World>(
  start: World,
  next: (world: World) => readonly World[],
  findBreach: (world: World) => string | undefined,
): Found => {
  const seen = new Set<string>([keyOf(start)]);
  const waiting: World[] = [start];
  for (let world = waiting.pop(); world !== undefined; world = waiting.pop()) {
    const breach = findBreach(world);
    if (breach !== undefined) return { worlds: seen.size, breach };
    for (const following of next(world)) {
      if (following === world) continue;
      const key = keyOf(following);
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push(following);
    }
  }
  return { worlds: seen.size, breach: undefined };
};
