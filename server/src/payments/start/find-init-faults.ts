import type { Environment } from '../../environment.ts';
import type { Config } from '../../start/config.ts';
import type { Fault } from '../../problem.ts';
import { isCountry, needsPostCode } from './countries.ts';
import { currencyDigits } from '../../money.ts';
import { findMisplacedFields } from './find-misplaced-fields.ts';
import { findUrlFault, urlLengthMax } from '../redirect-url.ts';
import { addUp, asArray, readBreakdown, toMinor } from './read-breakdown.ts';
import { findShareFaults } from './find-share-faults.ts';
import type { InitBody } from './schema.ts';

/**
 * The rules that no schema can state. It takes a body that may break its schema in places, so that those faults and
 * these are reported together: each rule is checked as far as what it needs is there.
 */
export const findInitFaults = (
  body: InitBody,
  config: Pick<Config, 'environment' | 'walletPayee'>,
): Fault[] => [
  ...findMisplacedFields(body),
  ...findRedirectionFaults(body, config.environment),
  ...findOrderFaults(body, config),
];

/** What init and a later change of the payment say of what is bought. */
export type OrderBody = Pick<InitBody, 'items' | 'delivery' | 'amountBreakdown'> & {
  readonly transaction: Pick<
    InitBody['transaction'],
    'totalAmount' | 'currency' | 'commissionAmount' | 'payeeMerchantId' | 'distribution'
  >;
};

/** The same rules, without those about redirections. */
export const findOrderFaults = (body: OrderBody, config: Pick<Config, 'walletPayee'>): Fault[] => {
  const faults: Fault[] = [];
  const { transaction, delivery } = body;
  const breakdown = readBreakdown(body);
  const sum = addUp(breakdown);
  const totalMinor = toMinor(transaction?.totalAmount);
  const canAddUp = body.amountBreakdown ? isWholeBreakdown(body) : areWholeItems(body);
  if (totalMinor > 0n && canAddUp && sum !== totalMinor) {
    faults.push({
      pointer: '/transaction/totalAmount',
      detail: `is ${totalMinor}, and the ${body.amountBreakdown ? 'breakdown adds' : 'items add'} up to ${sum}`,
    });
  }
  if (body.amountBreakdown && areWholeItems(body)) faults.push(...findBreakdownFaults(body));
  const currency: unknown = transaction?.currency;
  if (hasForm(currency, /^[A-Z]{3}$/) && currencyDigits(currency) === undefined) {
    faults.push({ pointer: '/transaction/currency', detail: `is not a currency of ISO 4217: "${currency}"` });
  }
  const commissionMinor = toMinor(transaction?.commissionAmount);
  if (totalMinor > 0n && commissionMinor > totalMinor) {
    const detail = `is ${commissionMinor}, more than the totalAmount of ${totalMinor}`;
    faults.push({ pointer: '/transaction/commissionAmount', detail });
  }
  faults.push(...findPayeeFaults(body, config.walletPayee));
  faults.push(...findShareFaults(body, { canDivide: canAddUp && areWholeItems(body) && sum === totalMinor }));
  if (!delivery?.address && asArray(body.items).some((item) => item?.type === 'physical')) {
    faults.push({ pointer: '/delivery/address', detail: 'is missing: an item is physical' });
  }
  const country: unknown = delivery?.address?.country;
  if (hasForm(country, /^[A-Z]{2}$/) && !isCountry(country)) {
    faults.push({
      pointer: '/delivery/address/country',
      detail: `is not a country of ISO 3166: "${country}"`,
    });
  }
  if (delivery?.address?.postCode === undefined && typeof country === 'string' && needsPostCode(country)) {
    faults.push({
      pointer: '/delivery/address/postCode',
      detail: `is missing: addresses in ${country} need it`,
    });
  }
  return faults;
};

/** The money of such a payment never comes to us, so nothing of it can be our commission. */
const findPayeeFaults = ({ transaction }: OrderBody, walletPayee: Config['walletPayee']): Fault[] => {
  const payee = transaction?.payeeMerchantId;
  if (payee === undefined || payee === null) return [];
  if (walletPayee === 'off')
    return [{ pointer: '/transaction/payeeMerchantId', detail: 'is not switched on here (WALLET_PAYEE)' }];
  if (toMinor(transaction.commissionAmount) === 0n) return [];
  const detail = 'cannot be taken: the money goes to the account of payeeMerchantId';
  return [{ pointer: '/transaction/commissionAmount', detail }];
};

/** Each redirection has two spellings, and stands there in one of them. */
const findRedirectionFaults = (body: InitBody, environment: Environment): Fault[] => {
  const faults: Fault[] = [];
  const given: Record<string, unknown> = { ...body.redirections };
  for (const { name, isRequired } of redirections) {
    const [upper, lower] = [`${name}URL`, `${name}Url`];
    if (given[upper] !== undefined && given[lower] !== undefined) {
      const detail = `is the same field as ${upper}: send one of them`;
      faults.push({ pointer: `/redirections/${lower}`, detail });
    }
    const key = given[upper] === undefined ? lower : upper;
    const value = given[key];
    if (value === undefined && isRequired && isObject(body.redirections)) {
      faults.push({ pointer: `/redirections/${upper}`, detail: 'is missing' });
    }
    // The schema has reported a URL that is too long.
    if (typeof value !== 'string' || isLonger(value, urlLengthMax)) continue;
    const fault = findUrlFault(value, environment);
    if (fault !== undefined) faults.push({ pointer: `/redirections/${key}`, detail: fault });
  }
  return faults;
};

const redirections = [
  { name: 'return', isRequired: true },
  { name: 'cancel', isRequired: true },
  { name: 'error', isRequired: false },
] as const;

/** The breakdown has to be that of these items: the wallet checks it too. */
const findBreakdownFaults = (body: OrderBody): Fault[] => {
  const { amountBreakdown, ...rest } = body;
  const { totalItems, totalItemTaxes = 0 } = amountBreakdown ?? {};
  const computed = readBreakdown(rest);
  const pairs = [
    { name: 'totalItems', said: totalItems, is: computed.itemsMinor },
    { name: 'totalItemTaxes', said: totalItemTaxes, is: computed.taxesMinor },
  ];
  return pairs
    .filter(({ said, is }) => isFigure(said) && toMinor(said) !== is)
    .map(({ name, said, is }) => ({
      pointer: `/amountBreakdown/${name}`,
      detail: `is ${said}, and the items add up to ${is}`,
    }));
};

/** Whether every figure is there, and is one, that the sum of the items is made of. */
const areWholeItems = ({ items }: OrderBody) =>
  asArray(items).length > 0 &&
  asArray(items).every(
    (item) => isFigure(item?.quantity, 1) && isFigure(item?.unitAmount) && isFigureOrAbsent(item?.taxAmount),
  );

/** The same for the sum of the breakdown. */
const isWholeBreakdown = ({ amountBreakdown: given }: OrderBody) =>
  isFigure(given?.totalItems) &&
  [
    given?.totalItemTaxes,
    given?.shipping,
    given?.handling,
    given?.insurance,
    given?.shippingDiscount,
    given?.discount,
  ].every(isFigureOrAbsent);

/** The schema has reported everything else: a sum that fails because of it is not a second fault. */
const isFigure = (value: unknown, least = 0) => Number.isSafeInteger(value) && (value as number) >= least;

const isFigureOrAbsent = (value: unknown) => value === undefined || isFigure(value);

/** In characters, as the schema counts, of which there are never more than units. */
const isLonger = (text: string, most: number) => text.length > most && Array.from(text).length > most;

const hasForm = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
