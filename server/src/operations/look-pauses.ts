const second = 1000;
const hour = 60 * 60 * second;

interface Open {
  readonly looks: number;
  readonly ageMs: number;
}

/** How long an unanswered call may still have its effect: far longer than a request can be on its way. */
export const effectMayComeMs = 60 * second;

/** After a payment ended while a call was unanswered, the wallet is asked once more. */
export const lookAfterwardsMs = 15 * 60 * second;

/** How long the wallet has to say again and again that it does not know an order before we believe it. */
export const goneForGoodMs = 2 * 60 * second;

/** After this time without an outcome a person has to look at it. */
export const oldMs = 24 * hour;

const doubling = (factor: number, firstMs: number, looks: number, mostMs: number) =>
  Math.min(mostMs, firstMs * factor ** Math.min(looks, 20));

/** While the outcome is not known: within two seconds at first, then within a tenth of its age. */
export const whileInDoubtMs = ({ looks, ageMs }: Open) =>
  doubling(2, second, looks, Math.min(hour, Math.max(2 * second, ageMs / 10)));

/** While the wallet decides: it may take days, and then it notifies us. */
export const whilePendingMs = ({ looks }: Pick<Open, 'looks'>) => doubling(3, 2 * second, looks, 4 * hour);

/**
 * While a person decides. A garbled answer is soon explained by the next one, so in the first hour less than a minute passes between
 * two looks, and a question that explains itself is closed within a minute.
 */
export const whileMismatchedMs = ({ looks, ageMs }: Open) =>
  ageMs < hour ? doubling(2, 10 * second, looks, 50 * second) : Math.min(6 * hour, ageMs / 10);
