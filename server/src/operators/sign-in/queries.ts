import type { Transaction } from '../../database/client.ts';

/**
 * The sign-ins with an unknown address since the audit log got an entry about them, and whether that was before the
 * given time. The next one to count waits until the transaction ends.
 */
export const lockUnknownSignIns = async (tx: Transaction, before: Date) => {
  const [row] = await tx<{ attempts: bigint; isDue: boolean }[]>`
    select attempts, recorded_at <= ${before} as "isDue" from unknown_sign_ins for update`;
  return row!;
};

export const countUnknownSignIn = async (tx: Transaction) => {
  await tx`update unknown_sign_ins set attempts = attempts + 1`;
};

export const startUnknownSignIns = async (tx: Transaction, at: Date) => {
  await tx`update unknown_sign_ins set attempts = 0, recorded_at = ${at}`;
};
