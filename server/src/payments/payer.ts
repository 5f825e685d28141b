import type { Payer } from '../wallet/wallet.ts';

/** Who has paid, as it is stored with a payment. */
export interface StoredPayer extends Omit<Payer, 'surname'> {
  /** The name as it is looked for: the surname first. */
  readonly nameKey: string | null;
}

/** Text as it is compared when people are looked for: without case and accents. */
export const toKey = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

export const toStoredPayer = (payer: Payer | undefined): StoredPayer | undefined => {
  if (!payer) return undefined;
  const { surname, ...stored } = payer;
  return { ...stored, nameKey: stored.name === null ? null : nameKeyOf(stored.name, surname ?? '') };
};

const nameKeyOf = (name: string, surname: string) => {
  const given = name.endsWith(surname) ? name.slice(0, name.length - surname.length) : name;
  return toKey(`${surname} ${given}`);
};
