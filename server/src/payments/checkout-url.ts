import type { Dependencies } from '../dependencies.ts';

export type Landing = 'return' | 'cancel';

/** The ways on from the page that says that the instrument was declined. */
export const exits = ['again', 'shop'] as const;
export type Exit = (typeof exits)[number];

/**
 * Where the wallet sends the buyer back to. The state is derived like a key, so that it cannot be guessed and need not
 * be stored, and is bound to this payment and this landing (docs/security.md#a1).
 */
export const checkoutUrl = (deps: Dependencies, paymentId: string, landing: Landing) =>
  `${deps.config.publicUrl}/checkout/${paymentId}/${landing}?state=${checkoutState(deps, paymentId, landing)}`;

/** Our link for a buyer whose instrument was declined, to the wallet or the shop. Its state is that of the return link. */
export const exitUrl = (deps: Dependencies, paymentId: string, exit: Exit) =>
  `${deps.config.publicUrl}/checkout/${paymentId}/${exit}?state=${checkoutState(deps, paymentId, 'return')}`;

const checkoutState = ({ keyring }: Dependencies, paymentId: string, landing: Landing) =>
  keyring.derive('checkout', `${paymentId}/${landing}`, keyring.currentSecretId);

export const isCheckoutState = (
  { keyring }: Dependencies,
  paymentId: string,
  landing: Landing,
  state: string,
) => keyring.match('checkout', `${paymentId}/${landing}`, state) !== undefined;
