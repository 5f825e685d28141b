import type { AccountKey } from '../account-id.ts';
import { firstPlatformId } from '../platform-id.ts';

interface NamedAccount {
  readonly params: { readonly id: string };
  readonly query: { readonly platformId?: number };
}

/** The account that a route of the dashboard names. */
export const accountKeyOf = ({ params, query }: NamedAccount): AccountKey => ({
  platformId: query.platformId ?? firstPlatformId,
  accountId: params.id,
});
