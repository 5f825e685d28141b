import { readFileSync } from 'node:fs';
import { keyRightsNames, type KeyRights } from '../../access/rights.ts';
import { accountIdLengthMax, findAccountIdFault } from '../../account-id.ts';
import { emailForm, emailLengthMax } from '../../operators/operator.ts';
import { UsageFault } from '../fault.ts';

/** What an installation gets before anybody has signed in. */
export interface Plan {
  /** The e-mail address of the first administrator. */
  readonly administrator: string;
  /** The name of the platform that owns the rest. Undefined: the one that every installation has. */
  readonly platform: string | undefined;
  readonly apiKey: {
    readonly label: string;
    readonly rights: KeyRights;
    readonly mayBookRefunds: boolean;
  };
  readonly accounts: readonly string[];
}

const nameLengthMax = 100;
const accountsMax = 100;

/** Reads the file, and names everything that is wrong with it at once. */
export const readPlan = (file: string): Plan => {
  const faults: string[] = [];
  const plan = readMembers(parse(file), faults);
  if (faults.length > 0)
    throw new UsageFault(
      [`The file ${file} is wrong, and nothing was done:`, ...faults.map((fault) => `  - ${fault}`)].join(
        '\n',
      ),
    );
  return plan;
};

const parse = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageFault(`The file ${file} cannot be read: ${code ?? message}. Nothing was done.`);
  }
};

type Members = Readonly<Record<string, unknown>>;

const asMembers = (value: unknown, name: string, known: readonly string[], faults: string[]): Members => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults.push(`${name} must be an object`);
    return {};
  }
  for (const member of Object.keys(value))
    if (!known.includes(member)) faults.push(`${name} has an unknown member "${member}"`);
  return value as Members;
};

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() === value && value !== '' && value.length <= nameLengthMax;

const nameRule = `must be a text of 1 to ${nameLengthMax} characters`;

const readMembers = (given: unknown, faults: string[]): Plan => {
  const plan = asMembers(given, 'it', ['administrator', 'platform', 'apiKey', 'accounts'], faults);
  const key = asMembers(plan['apiKey'] ?? {}, 'apiKey', ['label', 'rights', 'mayBookRefunds'], faults);
  const { administrator: email, platform, accounts = [] } = plan;
  const { label, rights: rightsName = 'everything', mayBookRefunds = false } = key;
  if (typeof email !== 'string' || !emailForm.test(email) || email.length > emailLengthMax)
    faults.push('administrator must be an e-mail address');
  if (platform !== undefined && !isName(platform)) faults.push(`platform ${nameRule}`);
  if (!isName(label)) faults.push(`apiKey.label ${nameRule}`);
  const rights = keyRightsNames.find((name) => name === rightsName);
  if (rights === undefined) faults.push(`apiKey.rights must be one of ${keyRightsNames.join(', ')}`);
  if (typeof mayBookRefunds !== 'boolean') faults.push('apiKey.mayBookRefunds must be true or false');
  return {
    administrator: String(email).toLowerCase(),
    platform: platform as string | undefined,
    apiKey: { label: label as string, rights: rights!, mayBookRefunds: mayBookRefunds === true },
    accounts: readAccounts(accounts, faults),
  };
};

const readAccounts = (given: unknown, faults: string[]): readonly string[] => {
  if (!Array.isArray(given) || given.length > accountsMax) {
    faults.push(`accounts must be a list of at most ${accountsMax} account ids`);
    return [];
  }
  for (const id of given as readonly unknown[]) {
    const fault =
      typeof id !== 'string' || id === '' || id.length > accountIdLengthMax
        ? `must have 1 to ${accountIdLengthMax} characters`
        : findAccountIdFault(id);
    if (fault !== undefined) faults.push(`the account id ${JSON.stringify(id)} ${fault}`);
  }
  return given as readonly string[];
};
