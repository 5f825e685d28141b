import type { Language } from '../texts/languages.ts';
import { findGood, type Good } from './goods.ts';

export interface CartLine {
  readonly good: Good;
  readonly quantity: number;
}

export const quantityMax = 20;

/** The cart is a cookie of the buyer's, such as `mug.2_tea.1`. Prices are never in it. */
export const readCart = (cookie = ''): readonly CartLine[] => {
  const lines = new Map<string, CartLine>();
  for (const part of cookie.slice(0, 500).split('_')) {
    const [id = '', count = ''] = part.split('.');
    const good = findGood(id);
    const quantity = readQuantity(count);
    if (good && quantity !== undefined) lines.set(id, { good, quantity });
  }
  return [...lines.values()];
};

/** What a number field of a browser takes as a whole number from 1 to 20, such as `2`, `2.0` or `1e1`. */
export const readQuantity = (text: string) => {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= quantityMax ? quantity : undefined;
};

export const writeCart = (lines: readonly CartLine[]) =>
  lines.map(({ good, quantity }) => `${good.id}.${quantity}`).join('_');

/** As they are kept with an order. */
export const toOrderLines = (lines: readonly CartLine[], language: Language) =>
  lines.map(({ good: { id: goodId, type, seller, unitAmount, words }, quantity }) => ({
    goodId,
    name: words[language].name,
    type,
    accountId: seller.accountId,
    quantity,
    unitAmount,
  }));

/** What a checkout page has shown. A form that was made of another cart, or of other prices, does not charge. */
export const writeShown = (lines: readonly CartLine[]) => `${writeCart(lines)} ${totalOf(lines)}`;

/** The cart with this quantity of a good. 0 takes it out. */
export const setQuantity = (
  lines: readonly CartLine[],
  good: Good,
  quantity: number,
): readonly CartLine[] => {
  const line = { good, quantity: Math.min(quantity, quantityMax) };
  const isThere = lines.some((other) => other.good === good);
  const changed = isThere ? lines.map((other) => (other.good === good ? line : other)) : [...lines, line];
  return changed.filter((other) => other.quantity > 0);
};

export const quantityOf = (lines: readonly CartLine[], good: Good) =>
  lines.find((line) => line.good === good)?.quantity ?? 0;

export const totalOf = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { good, quantity }) => sum + good.unitAmount * quantity, 0);

export const isDelivered = (lines: readonly CartLine[]) => lines.some(({ good }) => good.type === 'physical');
