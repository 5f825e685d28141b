import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config, WalletProvider } from '../start/config.ts';
import { readWalletCredentials } from '../start/read-wallet-credentials.ts';
import type { CertificateStore } from './certificate-store.ts';
import { connectOrdersV2 } from './orders-v2/connect-orders-v2.ts';
import type { TroubleStore } from './trouble-store.ts';
import type { Wallet, WalletOptions } from './wallet.ts';

/** A Record, so that a new provider in the settings does not compile without its adapter. */
const adapters: Record<WalletProvider, (options: WalletOptions) => Wallet> = {
  'orders-v2': connectOrdersV2,
};

interface Tools {
  readonly clock: Clock;
  readonly log: Logger;
  readonly certificateStore?: CertificateStore;
  readonly troubleStore?: TroubleStore;
}

/** The wallet of the settings. It opens a connection only at the first call. */
export const connectWallet = (config: Config, tools: Tools): Wallet =>
  adapters[config.wallet.provider]({
    ...config.wallet,
    ...readWalletCredentials(config),
    ...tools,
    isSimulated: config.environment === 'sandbox',
  });
