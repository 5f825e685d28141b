/** Random choices that a seed fixes. How fast each process answers is not fixed by it. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** One of the names, each as often as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

/** A linear congruential generator: its upper bits are random enough to choose what happens next. */
export const makeRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const fraction = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  const weighted = <Name extends string>(weights: Readonly<Record<Name, number>>): Name => {
    const entries = Object.entries(weights) as [Name, number][];
    let rest = fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    const found = entries.find(([, weight]) => (rest -= weight) < 0);
    return (found ?? entries.at(-1)!)[0];
  };
  return {
    fraction,
    between,
    chance: (share) => fraction() < share,
    pick: (choices) => choices[between(0, choices.length - 1)]!,
    weighted,
  };
};
