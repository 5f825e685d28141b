import type { Transaction } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Operator } from '../operator.ts';
import { freePerOperator } from './attempts.ts';

/** An attempt that was wrong, and after which the next one has to wait for the first time. */
interface LastFreeAttempt {
  readonly operator: Pick<Operator, 'email' | 'language' | 'disabledAt'>;
  readonly what: 'password' | 'code';
  readonly address: string;
  readonly at: Date;
}

/** Tells the operator. Once for each count: as long as it goes on, there is no second first wait. */
export const mailLockOut = async (
  tx: Transaction,
  deps: Dependencies,
  { operator, what, address, at }: LastFreeAttempt,
) => {
  if (operator.disabledAt !== null) return;
  const dashboard = `${deps.config.publicUrl}/dashboard`;
  await queueMail(tx, deps, operator, ({ lockOut }, timeOf) => ({
    subject: lockOut.subject,
    text: lockOut[what]({ times: freePerOperator, address, at: timeOf(at), dashboard }),
  }));
};
