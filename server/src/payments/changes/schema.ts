import { Type, type Static } from '../../schema.ts';
import { idempotencyHeaders, idempotencyProblems } from '../../idempotency/idempotency-headers.ts';
import { problemCodes } from '../../problem.ts';
import { amount, optionalAmount } from '../../http/amount-schema.ts';
import { optionalOrNull } from '../../http/described-fields.ts';
import { deliverySchema, idSchema, tags } from '../present/schema.ts';
import { wholePaymentSchema } from '../read/schema.ts';
import { itemsSchema, newBreakdown } from '../start/schema.ts';

const changeBody = Type.Object(
  {
    transaction: Type.Object(
      {
        totalAmount: amount(1, 'What the buyer is to pay now, in the minor unit of the currency.', 2000),
        commissionAmount: optionalAmount('Left out: as before.', 150),
      },
      { additionalProperties: false, description: 'The new amounts. Account, currency and reference stay.' },
    ),
    amountBreakdown: optionalOrNull(newBreakdown),
    delivery: optionalOrNull(deliverySchema),
    items: itemsSchema,
  },
  {
    title: 'PaymentChange',
    additionalProperties: false,
    description:
      'What is bought now. `delivery` and `commissionAmount` stay as they are when they are left out; the breakdown belongs to the ' +
      'items and is replaced with them. An address or a receiver can be changed, but neither added nor removed. `delivery: null` ' +
      'says that there is none.',
    examples: [
      {
        transaction: { totalAmount: 2000 },
        items: [
          {
            merchantAccountId: 'merchant-1',
            description: 'A song',
            quantity: 4,
            unitAmount: 500,
            type: 'digital',
          },
        ],
      },
    ],
  },
);

export type ChangeBody = Static<typeof changeBody>;

export const changeOrderSchema = {
  act: 'pay' as const,
  tags,
  operationId: 'changeOrder',
  summary: 'Change amount and items of a payment that nobody has approved',
  headers: idempotencyHeaders,
  params: idSchema,
  body: changeBody,
  response: { 200: wholePaymentSchema, 202: wholePaymentSchema },
  problems: problemCodes(
    idempotencyProblems,
    'account_unknown',
    'payment_in_progress',
    'payment_not_changeable',
    'wallet_unavailable',
  ),
};
