import { findOwnKey } from '../../access/api-keys/queries.ts';
import { generateApiKeyWithin } from '../../access/api-keys/generate-api-key.ts';
import { formatApiKey } from '../../access/api-keys/api-key.ts';
import { addPlatformWithin } from '../../access/platforms/manage-platforms.ts';
import { findPlatformByName } from '../../access/platforms/queries.ts';
import { openAccountWithin } from '../../accounts/open-account.ts';
import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import { findLastAct, lockHead } from '../../audit/queries.ts';
import { recordAct, type OperatorActor } from '../../audit/record-act.ts';
import type { Transaction } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { addOperatorWithin } from '../../operators/administration/manage-operators.ts';
import { hashPassword, isPassword } from '../../operators/credentials/password.ts';
import type { Operator } from '../../operators/operator.ts';
import { findOperatorByEmail } from '../../operators/queries.ts';
import { firstPlatformId } from '../../platform-id.ts';
import { StartFault } from '../../start/start-fault.ts';
import type { Plan } from './plan.ts';

/** What nobody but the receiver may see. */
export interface Secrets {
  readonly environment: string;
  readonly administrator: string;
  /** Null: the administrator was there before, and has another password. */
  readonly oneTimePassword: string | null;
  readonly platformId: number;
  readonly apiKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly accounts: readonly string[];
}

const actor = 'command line';
const commandLine: OperatorActor = {
  kind: 'operator',
  email: actor,
  address: '',
  requireAccess: async () => {},
  takeApproval: async () => undefined,
};

/** When it was completed, or undefined. Others who set up wait until this transaction ends. */
const findCompletion = async (tx: Transaction) => {
  await lockHead(tx);
  return (await findLastAct(tx, actor, ['installation_set_up']))?.at;
};

/**
 * Makes what is missing, hands over the secrets, and then notes that the installation is set up: from then on it does nothing. All
 * secrets are derived (docs/decisions/068-set-up-once.md), so a run after one that was cut off hands over the same ones.
 */
export const setUp = async (
  deps: Dependencies,
  plan: Plan,
  handOver: (secrets: Secrets) => Promise<void>,
): Promise<{ readonly before: Date } | { readonly secrets: Secrets }> => {
  const { sql, clock, keyring } = deps;
  const password = keyring.derive('bootstrap', plan.administrator, keyring.currentSecretId);
  const passwordHash = await hashPassword(password);
  const made = await sql.begin(async (tx) => {
    const before = await findCompletion(tx);
    return before ? { before } : { secrets: await makeMissing(tx, deps, plan, { password, passwordHash }) };
  });
  if ('before' in made) return made;
  await handOver(made.secrets);
  await sql.begin(async (tx) => {
    if (await findCompletion(tx)) return;
    const { administrator, platformId, clientId, accounts } = made.secrets;
    await appendAuditEntry(tx, keyring, {
      at: clock(),
      actor,
      address: '',
      action: 'installation_set_up',
      subject: administrator,
      details: { platformId, apiKey: clientId, accounts },
    });
  });
  return made;
};

const makeMissing = async (
  tx: Transaction,
  deps: Dependencies,
  plan: Plan,
  { password, passwordHash }: { readonly password: string; readonly passwordHash: string },
): Promise<Secrets> => {
  const { administrator: email, accounts } = plan;
  const { clock, keyring, config } = deps;
  const isNew = await addOperatorWithin(
    tx,
    deps,
    { email, role: 'administrator', isOneTime: true },
    passwordHash,
  );
  const operator = await findOperatorByEmail(tx, email);
  requireAdministrator(operator, email);
  const platformId = await ensurePlatform(tx, deps, plan.platform);
  const key = await ensureKey(tx, deps, operator, { ...plan.apiKey, platformId });
  await recordAct(tx, keyring, commandLine, { at: clock(), action: 'api_key_revealed', subject: key.id });
  for (const accountId of accounts) await openAccountWithin(tx, deps, { platformId, accountId }, commandLine);
  const isInForce = operator.oneTimeUntil !== null && operator.oneTimeUntil > clock();
  const isOurs = isNew || (isInForce && (await isPassword(password, operator.passwordHash)));
  return {
    environment: config.environment,
    administrator: email,
    oneTimePassword: isOurs ? password : null,
    platformId,
    apiKey: formatApiKey(key),
    clientId: key.id,
    clientSecret: key.secret,
    accounts,
  };
};

function requireAdministrator(operator: Operator | undefined, email: string): asserts operator is Operator {
  if (operator?.role !== 'administrator' || operator.disabledAt !== null)
    throw new StartFault(
      `${email} is an operator already, but disabled or not an administrator. Nothing was done.`,
    );
}

const ensurePlatform = async (tx: Transaction, deps: Dependencies, name: string | undefined) => {
  if (name === undefined) return firstPlatformId;
  const platform = await findPlatformByName(tx, name);
  return (platform ?? (await addPlatformWithin(tx, deps, commandLine, name))).id;
};

const ensureKey = async (
  tx: Transaction,
  deps: Dependencies,
  operator: Operator,
  wanted: Plan['apiKey'] & { readonly platformId: number },
) => {
  const { keyring } = deps;
  const found = await findOwnKey(tx, { ...wanted, createdBy: operator.id });
  if (found && keyring.secretIds.includes(found.secretId))
    return { id: found.id, secret: keyring.derive('api-key', found.id, found.secretId) };
  const id = await generateApiKeyWithin(tx, deps, { ...commandLine, operator }, wanted);
  return { id, secret: keyring.derive('api-key', id, keyring.currentSecretId) };
};
