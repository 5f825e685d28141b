/** What the platform sent of the order, kept as it was sent: it is read, and never computed with. */
export interface OrderDetails {
  readonly items: readonly {
    readonly merchantAccountId: string;
    readonly description: string;
    readonly quantity: number;
    readonly unitAmount: number;
    readonly taxAmount?: number;
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
}

/** What the platform says of the buyer. */
export interface Buyer {
  readonly ip?: string;
  readonly userAgent?: string;
  readonly language?: string;
}
