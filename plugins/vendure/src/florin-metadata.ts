import type { LanguageCode, Payment } from '@vendure/core';

/** What the plugin keeps with a payment, in its metadata: so the shop's database needs no table of ours. */
export interface FlorinMetadata {
  /** In which channel and language the buyer ordered. A webhook works there, too. */
  readonly channelToken: string;
  /** Which of the connections it has. Payments of earlier versions have none. */
  readonly channelCode?: string;
  readonly languageCode: LanguageCode;
  /** The number of the last event that was handled. */
  readonly sequence: number;
  /** When that event happened. Payments of earlier versions don't have it. */
  readonly eventAt?: string;
}

/** Undefined: a payment by another method. */
export const findFlorinMetadata = ({ metadata }: Payment) => metadata['florin'] as FlorinMetadata | undefined;
