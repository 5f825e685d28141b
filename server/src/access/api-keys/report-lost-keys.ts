import type { Dependencies } from '../../dependencies.ts';
import { countLostKeys } from './queries.ts';

/**
 * Logs how many active API keys do not work, because the secret that they were derived from is not configured. With a wrong
 * FLORIN_SECRET the service looks healthy while every platform gets 401.
 */
export const reportLostKeys = async ({ reports, keyring, log }: Dependencies) => {
  try {
    const keys = await countLostKeys(reports, keyring.secretIds);
    if (keys > 0)
      log.error(
        { keys },
        'ALERT: API keys do not work: the secret that they were made under is not configured',
      );
  } catch (error) {
    log.warn({ err: error }, 'it could not be checked whether the API keys work with the secrets');
  }
};
