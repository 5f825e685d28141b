import type { Rights } from '../../access/rights.ts';
import { formatApiKey } from '../../access/api-keys/api-key.ts';
import { generateApiKey } from '../../access/api-keys/generate-api-key.ts';
import { revealApiKey } from '../../access/api-keys/reveal-api-key.ts';
import type { SignedIn } from '../../operators/operator.ts';
import type { Dependencies } from '../../dependencies.ts';

interface NewKey extends Rights {
  readonly label: string;
  readonly platformId: number;
}

/** Generates a key and reveals it, as the dashboard does: two entries of the audit log. */
export const createApiKey = async (deps: Dependencies, administrator: SignedIn, key: NewKey) => {
  const id = await generateApiKey(deps, administrator, key);
  const revealed = await revealApiKey(deps, administrator, id);
  return { id, ...key, apiKey: formatApiKey(revealed), clientId: id, clientSecret: revealed.secret };
};
