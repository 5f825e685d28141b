import { inBatches } from '../database/in-batches.ts';
import type { Parts } from '../parts.ts';
import { insertPayment, insertPayments, type NewPayment } from './insert-payments-query.ts';
import { movePayment, movePayments, type PaymentMove } from './move-payments-query.ts';
import { orderOperation, orderOperations, type Order } from './order-operations-query.ts';
import { findPayment, findPayments, type Payment } from './queries.ts';

export type FindPayment = (id: string) => Promise<Payment | undefined>;

export const makeFindPayment = ({ sql }: Pick<Parts, 'sql'>): FindPayment =>
  inBatches<string, Payment | undefined>({
    together: async (ids) => {
      const found = new Map((await findPayments(sql, ids)).map((payment) => [payment.id, payment]));
      return ids.map((id) => found.get(id));
    },
    alone: (id) => findPayment(sql, id),
  });

/** False: it is there already, because an earlier run of the same request came so far; or its key is revoked. */
export type InsertPayment = (payment: NewPayment) => Promise<boolean>;

export const makeInsertPayment = ({ sql }: Pick<Parts, 'sql'>): InsertPayment =>
  inBatches<NewPayment, boolean>({
    together: async (payments) => {
      const inserted = await insertPayments(sql, payments);
      return payments.map(({ id }) => inserted.has(id) || undefined);
    },
    alone: (payment) => insertPayment(sql, payment),
  });

/** Undefined: one is open already, or the state of the payment does not allow it. */
export type OrderOperation = (order: Order) => Promise<Payment | undefined>;

export const makeOrderOperation = ({ sql }: Pick<Parts, 'sql'>): OrderOperation =>
  inBatches<Order, Payment | undefined>({
    together: (orders) => orderOperations(sql, orders),
    alone: (order) => orderOperation(sql, order),
  });

/** Undefined: somebody else moved it first, or its status does not allow the move. */
export type MovePayment = (move: PaymentMove) => Promise<Payment | undefined>;

export const makeMovePayment = ({ sql }: Pick<Parts, 'sql'>): MovePayment =>
  inBatches<PaymentMove, Payment | undefined>({
    together: (moves) => movePayments(sql, moves),
    alone: (move) => movePayment(sql, move),
  });
