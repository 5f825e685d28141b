/** A payout as the API answers it: what the commands show of it. */
export interface ShownPayout {
  readonly id: string;
  readonly status: string;
  readonly accountId: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string | null;
  readonly iban: string | null;
  readonly returnReason: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
