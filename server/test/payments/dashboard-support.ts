import { beforeAll } from 'vitest';
import { signIn } from '../support/dashboard.ts';
import { givenShop } from './support.ts';

type Session = Awaited<ReturnType<typeof signIn>>;

/** A shop, and the two kinds of operators who look at it. */
export const givenWatchedShop = (options: Parameters<typeof givenShop>[0] = {}) => {
  const shop = givenShop(options) as ReturnType<typeof givenShop> & {
    administrator: Session;
    administratorEmail: string;
    viewer: Session;
  };
  beforeAll(async () => {
    const operator = await shop.server.givenOperator();
    shop.administratorEmail = operator.email;
    shop.administrator = await signIn(shop.server, operator);
    shop.viewer = await signIn(shop.server, await shop.server.givenOperator('viewer'));
  });
  return shop;
};

export interface Listed {
  readonly id: string;
  readonly status: string;
  readonly inDoubt: boolean;
}

export interface Detailed extends Listed {
  readonly actions: readonly string[];
  readonly timeline: readonly { kind: string; name: string; details: Record<string, unknown> }[];
  readonly postings: readonly object[];
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}
