import type { signIn } from '../../support/dashboard.ts';

type Session = Awaited<ReturnType<typeof signIn>>;

export interface AllowList {
  readonly ranges: readonly { range: string; note: string }[];
  readonly version: string;
  readonly yourAddress: string;
}

/** Replaces the environment's list, or that of one key. */
export const allow = async (administrator: Session, ranges: readonly string[], keyId?: string) => {
  const path = keyId === undefined ? '/ip-allow-list' : `/api-keys/${keyId}/ip-allow-list`;
  const answer = await administrator.put(path, { ranges: ranges.map((range) => ({ range })) });
  if (answer.status !== 200) throw new Error(`the list was refused: ${await answer.text()}`);
  return (await answer.json()) as AllowList;
};

export const from = (address: string) => ({ 'x-forwarded-for': address });
