import { suggest } from '../../http/explain-faults.ts';
import { escapePointer, faultsMax, shorten, type Fault } from '../../problem.ts';
import { sharesOf } from '../shares.ts';
import type { OrderBody } from './find-init-faults.ts';
import { asArray, toMinor } from './read-breakdown.ts';
import { itemFields } from './schema.ts';

/**
 * What is wrong with how a payment is divided by its items. `canDivide`: its amounts are there and add up; otherwise another fault says so.
 */
export const findShareFaults = (body: OrderBody, { canDivide }: { readonly canDivide: boolean }): Fault[] => {
  const distribution = body.transaction?.distribution;
  if (distribution === undefined || distribution === null) return findCommissionWithoutShare(body);
  return [
    ...findTransactionFaults(body),
    ...findItemFaults(body),
    ...(canDivide ? findAmountFaults(body) : []),
  ];
};

/** A commission that nobody takes would be missed late. */
const findCommissionWithoutShare = ({ items }: OrderBody): Fault[] =>
  asArray(items).flatMap((item, index) =>
    commissionNames
      .filter((name) => isGiven(item?.[name]))
      .map((name) => ({
        pointer: `/items/${index}/${name}`,
        detail: 'needs transaction.distribution: without it the payment is not divided by its items',
      })),
  );

const commissionNames = ['commissionAmount', 'commissionRate'] as const;

/** 0 is none: a payment shows both, and its items can be sent back. */
const isGiven = (commission: number | undefined) => commission !== undefined && commission !== 0;

const findTransactionFaults = ({ transaction }: OrderBody): Fault[] => [
  ...(toMinor(transaction.commissionAmount) > 0n
    ? [
        {
          pointer: '/transaction/commissionAmount',
          detail: 'cannot be taken with distribution: give each item its commissionAmount or commissionRate',
        },
      ]
    : []),
  ...(transaction.payeeMerchantId === undefined || transaction.payeeMerchantId === null
    ? []
    : [
        {
          pointer: '/transaction/distribution',
          detail: 'cannot be taken: the money goes to the account of payeeMerchantId',
        },
      ]),
];

/** A misspelt commission would be lost, and the seller would get it. */
const findItemFaults = ({ items }: OrderBody): Fault[] =>
  asArray(items).flatMap((item, index): Fault[] => {
    if (typeof item !== 'object' || item === null) return [];
    const both = commissionNames.every((name) => isGiven(item[name]));
    const given = Object.keys(item);
    const missing = itemFields.filter((name) => !given.includes(name));
    const misspelt = given.filter((name) => !itemFields.includes(name)).slice(0, faultsMax);
    return [
      ...(both
        ? [{ pointer: `/items/${index}/commissionRate`, detail: 'cannot be taken beside commissionAmount' }]
        : []),
      ...misspelt.flatMap((name) => {
        const hint = suggest(name, missing);
        const pointer = `/items/${index}/${escapePointer(shorten(name))}`;
        return hint === '' ? [] : [{ pointer, detail: `is not known here${hint}` }];
      }),
    ];
  });

const findAmountFaults = ({ transaction, items }: OrderBody): Fault[] => {
  const isFree = items.every(({ unitAmount, taxAmount = 0 }) => unitAmount === 0 && taxAmount === 0);
  if (isFree)
    return [
      { pointer: '/transaction/distribution', detail: 'needs an item that costs something: all are gifts' },
    ];
  const shares = sharesOf({ distribution: 'items', items }, toMinor(transaction.totalAmount))!;
  return shares.flatMap(({ amountMinor }, index) => {
    const commissionMinor = toMinor(items[index]!.commissionAmount);
    if (commissionMinor <= amountMinor) return [];
    const detail = `is ${commissionMinor}, more than the ${amountMinor} that the item brings`;
    return [{ pointer: `/items/${index}/commissionAmount`, detail }];
  });
};
