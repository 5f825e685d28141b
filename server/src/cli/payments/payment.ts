/** A payment as the API answers it: what the commands show of it. */
export interface ShownPayment {
  readonly id: string;
  readonly status: string;
  readonly accountId: string;
  readonly reference: string | null;
  readonly currency: string;
  readonly totalAmount: number;
  readonly capturedAmount: number | null;
  readonly refundedAmount: number;
  readonly createdAt: string;
}
