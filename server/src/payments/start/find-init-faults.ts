import type { Environment } from '../config.ts';
import type { Fault } from '../problem.ts';
import type { OrderBreakdown } from '../wallet/wallet.ts';
import { isCountry } from './countries.ts';
import { currencyDigits } from './money.ts';
import { findUrlFault, urlLengthMax } from './redirect-url.ts';
import type { InitBody } from './schema.ts';

/** The body of init with its two spellings resolved and its sums checked. */
export interface InitRequest {
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly errorUrl: string | undefined;
  readonly totalMinor: bigint;
  readonly commissionMinor: bigint;
  readonly breakdown: OrderBreakdown;
}

/**
 * The rules that no schema can state. It takes a body that may break its schema in places, so that those faults and
 * these are told together: each rule is checked as far as what it needs is there.
 */
export const readInitRequest = (
  body: InitBody,
  environment: Environment,
): { request: InitRequest; faults: Fault[] } => {
  const faults: Fault[] = [];
  const { transaction, delivery } = body;
  const urls = readRedirections(body, environment, faults);
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
  return { request: { ...urls, totalMinor, commissionMinor, breakdown }, faults };
};

/** Each redirection has two spellings, and stands there in one of them. */
const readRedirections = (body: InitBody, environment: Environment, faults: Fault[]) => {
  const given: Record<string, unknown> = { ...body.redirections };
  const read = (name: 'return' | 'cancel' | 'error', isRequired: boolean) => {
    const [upper, lower] = [`${name}URL`, `${name}Url`];
    if (given[upper] !== undefined && given[lower] !== undefined) {
      faults.push({
        pointer: `/redirections/${lower}`,
        detail: `is the same field as ${upper}: send one of them`,
      });
    }
    const key = given[upper] === undefined ? lower : upper;
    const value = given[key];
    if (value === undefined && isRequired && isObject(body.redirections)) {
      faults.push({ pointer: `/redirections/${upper}`, detail: 'is missing' });
    }
    // One that is too long has been told by the schema.
    if (typeof value !== 'string' || isLonger(value, urlLengthMax)) return undefined;
    const fault = findUrlFault(value, environment);
    if (fault !== undefined) faults.push({ pointer: `/redirections/${key}`, detail: fault });
    return value;
  };
  return {
    returnUrl: read('return', true) ?? '',
    cancelUrl: read('cancel', true) ?? '',
    errorUrl: read('error', false),
  };
};

/** What the items come to, or what the body itself says they do. */
const readBreakdown = ({ items, amountBreakdown: given }: InitBody): OrderBreakdown => {
  const sumOf = (amount: (item: NonNullable<InitBody['items']>[number]) => bigint) =>
    asArray(items).reduce((sum, item) => sum + amount(item), 0n);
  return {
    itemsMinor: given
      ? toMinor(given.totalItems)
      : sumOf((item) => toMinor(item?.quantity) * toMinor(item?.unitAmount)),
    taxesMinor: given ? toMinor(given.totalItemTaxes) : sumOf((item) => toMinor(item?.taxAmount)),
    shippingMinor: toMinor(given?.shipping),
    handlingMinor: toMinor(given?.handling),
    insuranceMinor: toMinor(given?.insurance),
    shippingDiscountMinor: toMinor(given?.shippingDiscount),
    discountMinor: toMinor(given?.discount),
  };
};

const addUp = (sums: OrderBreakdown) =>
  sums.itemsMinor +
  sums.taxesMinor +
  sums.shippingMinor +
  sums.handlingMinor +
  sums.insuranceMinor -
  sums.shippingDiscountMinor -
  sums.discountMinor;

/** The breakdown has to be that of these items: the wallet checks it too. */
const findBreakdownFaults = (body: InitBody): Fault[] => {
  const { amountBreakdown: { totalItems, totalItemTaxes = 0 } = {}, ...rest } = body;
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
const areWholeItems = ({ items }: InitBody) =>
  asArray(items).length > 0 &&
  asArray(items).every(
    (item) => isFigure(item?.quantity, 1) && isFigure(item?.unitAmount) && isFigureOrAbsent(item?.taxAmount),
  );

/** The same for the sum of the breakdown. */
const isWholeBreakdown = ({ amountBreakdown: given }: InitBody) =>
  isFigure(given?.totalItems) &&
  [
    given?.totalItemTaxes,
    given?.shipping,
    given?.handling,
    given?.insurance,
    given?.shippingDiscount,
    given?.discount,
  ].every(isFigureOrAbsent);

/** What is none has been told by the schema: a sum that fails for it is not a second fault. */
const isFigure = (value: unknown, least = 0) => Number.isSafeInteger(value) && (value as number) >= least;

const isFigureOrAbsent = (value: unknown) => value === undefined || isFigure(value);

/** In characters, as the schema counts, of which there are never more than units. */
const isLonger = (text: string, most: number) => text.length > most && Array.from(text).length > most;

const hasForm = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);

/** Whole numbers within the limits are exact; anything else has been told by the schema and counts as nothing. */
const toMinor = (value: unknown) => (Number.isSafeInteger(value) ? BigInt(value as number) : 0n);

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const asArray = <T>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? value : []);
