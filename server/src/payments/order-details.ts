/** What the platform sent of the order, kept as it was sent. Only who gets what is computed from it, and kept with the payment. */
export interface OrderDetails {
  readonly items: readonly {
    readonly merchantAccountId: string;
    readonly description: string;
    readonly quantity: number;
    readonly unitAmount: number;
    readonly taxAmount?: number;
    readonly commissionAmount?: number;
    /** In ten-thousandths. */
    readonly commissionRate?: number;
    readonly type: 'digital' | 'physical';
  }[];
  readonly delivery?:
    | {
        readonly receiver?: { readonly fullName: string };
        readonly address?: {
          readonly street: string;
          readonly city: string;
          readonly postCode?: string;
          readonly country: string;
          readonly state?: string;
        };
      }
    | undefined;
  readonly amountBreakdown?:
    | {
        readonly totalItems: number;
        readonly totalItemTaxes?: number;
        readonly shipping?: number;
        readonly handling?: number;
        readonly insurance?: number;
        readonly shippingDiscount?: number;
        readonly discount?: number;
      }
    | undefined;
  readonly buyer: Buyer;
  readonly shopName?: string;
  readonly payeeMerchantId?: string;
  /** `items`: each item brings its share to its own account. Left out: all of it goes to the account of the payment. */
  readonly distribution?: 'items';
}

/** What the platform says of the buyer. */
export interface Buyer {
  readonly ip?: string;
  readonly userAgent?: string;
  readonly language?: string;
}
