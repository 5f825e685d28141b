import { inBatches } from '../../database/in-batches.ts';
import type { Dependencies } from '../../dependencies.ts';
import { insertPayment, insertPayments, type NewPayment } from './insert-payments-query.ts';
import { movePayment, movePayments, type PaymentMove } from './move-payments-query.ts';
import { requestOperation, requestOperations, type OperationRequest } from './request-operations-query.ts';
import { findPayment, findPayments } from './queries.ts';
import type { Payment } from '../payment.ts';

export type FindPayment = (id: string) => Promise<Payment | undefined>;

export const makeFindPayment = ({ sql }: Pick<Dependencies, 'sql'>): FindPayment =>
  inBatches<string, Payment | undefined>({
    together: async (ids) => {
      const found = new Map((await findPayments(sql, ids)).map((payment) => [payment.id, payment]));
      return ids.map((id) => found.get(id));
    },
    alone: (id) => findPayment(sql, id),
  });

/** False: it is there already, because an earlier run of the same request came so far; or its key is revoked. */
export type InsertPayment = (payment: NewPayment) => Promise<boolean>;

export const makeInsertPayment = ({ sql }: Pick<Dependencies, 'sql'>): InsertPayment =>
  inBatches<NewPayment, boolean>({
    together: async (payments) => {
      const inserted = await insertPayments(sql, payments);
      return payments.map(({ id }) => inserted.has(id) || undefined);
    },
    alone: (payment) => insertPayment(sql, payment),
  });

/** Undefined: one is open already, or the status of the payment does not allow it. */
export type RequestOperation = (request: OperationRequest) => Promise<Payment | undefined>;

export const makeRequestOperation = ({ sql }: Pick<Dependencies, 'sql'>): RequestOperation =>
  inBatches<OperationRequest, Payment | undefined>({
    together: (orders) => requestOperations(sql, orders),
    alone: (order) => requestOperation(sql, order),
  });

/** Undefined: another process moved it first, or its status does not allow the move. */
export type MovePayment = (move: PaymentMove) => Promise<Payment | undefined>;

export const makeMovePayment = ({ sql }: Pick<Dependencies, 'sql'>): MovePayment =>
  inBatches<PaymentMove, Payment | undefined>({
    together: (moves) => movePayments(sql, moves),
    alone: (move) => movePayment(sql, move),
  });
