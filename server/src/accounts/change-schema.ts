import { amount } from '../http/amount-schema.ts';
import { metadataChangeBody } from '../http/metadata-schema.ts';
import { notBlankPattern } from '../http/text-schema.ts';
import { Type, type Static } from '../schema.ts';
import { keysOf } from '../keys-of.ts';
import { payoutPaces } from './payout-schedule.ts';
import { accountStatuses } from '../ledger/account-status.ts';

const statusMeaning =
  '`open`. `on_hold`: it receives money, and its platform can take none from it. `closed`: it receives no new money.';

export const accountStatusShown = Type.Enum(keysOf(accountStatuses), {
  description: statusMeaning,
  examples: ['open'],
});

/** A text that can be removed. */
const removable = (rules: object, description: string, example: string) =>
  Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      ...rules,
      description: `${description} Null removes it.`,
      examples: [example],
    }),
  );

const bankAccountBody = Type.Object(
  {
    iban: Type.String({
      minLength: 5,
      maxLength: 50,
      description: 'Its length and its check digits have to be right. Spaces are ignored.',
      examples: ['DE89 3704 0044 0532 0130 00'],
    }),
    bic: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        maxLength: 20,
        description: 'Of the bank. Left out: the bank is found by the IBAN, as everywhere in SEPA.',
        examples: ['COBADEFFXXX'],
      }),
    ),
  },
  { title: 'BankAccountGiven', additionalProperties: false },
);

export const reserveShown = Type.Object(
  {
    rate: Type.Integer({
      minimum: 1,
      maximum: 10_000,
      description: 'The part that is held back, in hundredths of a percent.',
      examples: [1000],
    }),
    days: Type.Integer({
      minimum: 1,
      maximum: 365,
      description: 'For how many days, beginning with the day (of UTC) on which it was received.',
      examples: [30],
    }),
  },
  { title: 'Reserve', additionalProperties: false },
);

export const reserveMeaning =
  'What is held back of everything that captures and distributions bring to it: it stays in the balance, and can neither be transferred nor paid out.';

export const payoutScheduleShown = Type.Object(
  {
    every: Type.Enum(payoutPaces, {
      description: '`day`: every day. `week`: every Monday. After midnight, UTC.',
      examples: ['week'],
    }),
    minimumAmount: amount(1, 'In cents. With less, nothing is paid out until the next time.', 5000),
  },
  { title: 'PayoutSchedule', additionalProperties: false },
);

export const payoutScheduleMeaning =
  'When all that it has available in euros is paid out by itself. Such a payout waits for a run like any other.';

const nullOr = (schema: typeof bankAccountBody) =>
  Type.Union([schema, Type.Null()], {
    description:
      'The bank account that it is paid out to. Stored encrypted, shown masked. Nothing is paid out to a new one for a day. Null removes it.',
    examples: [{ iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }],
  });

/** What can be changed, each for itself. */
export const accountChangeBody = Type.Object(
  {
    metadata: Type.Optional(metadataChangeBody.properties.metadata),
    name: removable(
      { minLength: 1, maxLength: 140, pattern: notBlankPattern },
      'Who it belongs to.',
      'Ada’s Books',
    ),
    email: removable(
      { minLength: 3, maxLength: 254, pattern: String.raw`^[^\s@]+@[^\s@]+$` },
      'Of who it belongs to.',
      'ada@example.com',
    ),
    vatNumber: removable(
      { minLength: 4, maxLength: 20, pattern: '^[A-Z]{2}[A-Z0-9+*]+$' },
      'With the country, without spaces.',
      'DE123456789',
    ),
    bankAccount: Type.Optional(nullOr(bankAccountBody)),
    status: Type.Optional(accountStatusShown),
    reserve: Type.Optional(
      Type.Union([reserveShown, Type.Null()], {
        description: `${reserveMeaning} Null removes it.`,
        examples: [{ rate: 1000, days: 30 }],
      }),
    ),
    payoutSchedule: Type.Optional(
      Type.Union([payoutScheduleShown, Type.Null()], {
        description: `${payoutScheduleMeaning} Null removes it.`,
        examples: [{ every: 'week', minimumAmount: 5000 }],
      }),
    ),
  },
  { title: 'AccountChange', additionalProperties: false, minProperties: 1 },
);

const { metadata: _, ...ofOperators } = accountChangeBody.properties;

/** Metadata are the platform's own affair. */
export const operatorChangeBody = Type.Object(ofOperators, {
  title: 'OperatorAccountChange',
  additionalProperties: false,
  minProperties: 1,
});

export type AccountChangeFields = Static<typeof accountChangeBody>;
