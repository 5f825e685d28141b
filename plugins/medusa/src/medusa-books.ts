import type { BigNumberInput } from '@medusajs/framework/types';

interface Row {
  readonly id: string;
  readonly amount: BigNumberInput;
  readonly raw_amount: BigNumberInput;
}

interface RefundRow extends Row {
  readonly metadata?: Readonly<Record<string, unknown>> | null;
}

interface SessionRow {
  readonly payment_collection: Pick<Row, 'raw_amount'> & { readonly currency_code: string };
}

interface PaymentRow extends Row {
  readonly captures: readonly Row[];
}

interface Rows<T> {
  list(filter: object, config?: object): Promise<T[]>;
}

/** The services of Medusa's payment module that the provider reads, by their names in its container. */
interface Services {
  readonly captureService: Rows<Row>;
  readonly paymentService: Rows<PaymentRow>;
  readonly paymentSessionService: Rows<SessionRow>;
  readonly refundService: Rows<RefundRow>;
}

export type MedusaBooks = ReturnType<typeof openBooks>;

/**
 * What Medusa has booked. It gives a provider neither the amount of a capture nor the total of a cart that has changed, and deletes a
 * refund whose answer was lost: so the provider looks.
 */
export const openBooks = (container: object) => {
  const services = container as Services;
  return {
    /** What is to be paid now, which may differ from what was to be paid when the session was made. */
    findDue: async (sessionId: string) => {
      const config = { relations: ['payment_collection'] };
      return (await services.paymentSessionService.list({ id: sessionId }, config))[0]?.payment_collection;
    },
    /** The payment that was made of a session when its cart was completed, with its captures. */
    findPayment: async (sessionId: string) => {
      const config = { relations: ['captures'] };
      return (await services.paymentService.list({ payment_session_id: sessionId }, config))[0];
    },
    /** Those of these refunds that Medusa knows. */
    listRefunds: (ids: readonly string[]) => services.refundService.list({ id: ids }),
  };
};
