import { invariant } from '../invariant.ts';

/**
 * Divides an amount in proportion to weights, to the minor unit: what rounding down leaves goes to the largest remainders, and of equal ones to
 * the first. So the parts are exactly the amount, and of an amount up to the sum of the weights none is more than its weight.
 */
export const apportion = (amountMinor: bigint, weights: readonly bigint[]): bigint[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (amountMinor === 0n) return weights.map(() => 0n);
  invariant(sum > 0n && amountMinor > 0n, `${amountMinor} cannot be divided by ${sum}`);
  const parts = weights.map((weight) => (amountMinor * weight) / sum);
  const remainders = weights.map((weight, index) => ({ index, remainder: (amountMinor * weight) % sum }));
  remainders.sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  const left = amountMinor - parts.reduce((total, part) => total + part, 0n);
  for (const { index } of remainders.slice(0, Number(left))) parts[index]! += 1n;
  return parts;
};
