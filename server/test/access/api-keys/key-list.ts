/** A key in the dashboard's list. */
interface ListedKey {
  readonly id: string;
  readonly label: string;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly revokedAt: string | null;
  readonly lastUsedAt: string | null;
  readonly lastUsedFrom: string | null;
}

export interface KeyPage {
  readonly items: readonly ListedKey[];
  readonly nextCursor: string | null;
}

export const readPage = async (answer: Response) => (await answer.json()) as KeyPage;
