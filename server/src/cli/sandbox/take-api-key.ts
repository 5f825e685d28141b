import type { ApiKeyParts } from '../../access/api-keys/api-key.ts';
import { generateApiKey } from '../../access/api-keys/generate-api-key.ts';
import { findLabelledKey } from '../../access/api-keys/queries.ts';
import { revealApiKey } from '../../access/api-keys/reveal-api-key.ts';
import type { SignedIn } from '../../operators/operator.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Config } from '../../start/config.ts';
import { StartFault } from '../../start/start-fault.ts';
import { asOperator, signInOptions, staySignedIn } from '../sign-in/as-operator.ts';
import { program } from '../../program.ts';

/** Finds or makes the key to act with, and says which. */
type ChooseKey = (deps: Dependencies, operator: SignedIn) => Promise<string>;

export const keyOptions = {
  'api-key': { type: 'string', value: '<key>', help: 'act with this API key: its id or its label' },
  ...signInOptions,
} as const;

const label = 'florin command line';

/** All commands share one key, so that each does not make another one. */
const chooseOwnKey: ChooseKey = async (deps, operator) =>
  (await findLabelledKey(deps.sql, label, deps.keyring.secretIds)) ??
  generateApiKey(deps, operator, { label });

/** Labels are not unique: the newest one counts. */
const chooseNamedKey =
  (name: string): ChooseKey =>
  async ({ sql, keyring }) => {
    if (name.startsWith('florin_')) return name;
    const found = await findLabelledKey(sql, name, keyring.secretIds);
    if (found === undefined)
      throw new StartFault(`There is no active API key "${name}". See: ${program} api-keys list`);
    return found;
  };

/** Reveals the named key, or the one of the command line, as an operator does. */
export const takeApiKey = (
  config: Config,
  values: { readonly 'api-key'?: string; readonly email?: string },
  choose?: ChooseKey,
): Promise<ApiKeyParts> => {
  const { 'api-key': given, email } = values;
  const chooseKey = choose ?? (given === undefined ? chooseOwnKey : chooseNamedKey(given));
  return asOperator(config, email, 'manage_api_keys', reveal(chooseKey));
};

/** Reveals the key of the command line, and stays signed in. */
export const takeOwnKeyAndStay = async (config: Config, email: string | undefined) => {
  const { result: key, cookie } = await staySignedIn(config, email, 'manage_api_keys', reveal(chooseOwnKey));
  return { key, cookie };
};

const reveal = (chooseKey: ChooseKey) => async (deps: Dependencies, operator: SignedIn) => {
  const id = await chooseKey(deps, operator);
  return revealApiKey(deps, operator, id);
};
