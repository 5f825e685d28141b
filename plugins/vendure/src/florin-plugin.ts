import {
  PluginCommonModule,
  VendurePlugin,
  type RuntimeVendureConfig,
} from '@vendure/core';
import { Connections } from './connections.ts';
import { FlorinController } from './florin-controller.ts';
import { OpenShop } from './open-shop.ts';
import type { FlorinPluginOptions } from './options.ts';
import { makeOrderProcess } from './order-process.ts';
import { makePaymentHandler } from './payment-handler.ts';
import { readBody } from './read-body.ts';

let connections: Connections;

const configure = (config: RuntimeVendureConfig) => {
  config.paymentOptions.paymentMethodHandlers.push(makePaymentHandler(connections));
  // A payment stays as it was created until the buyer is back from the wallet.
  const stayCreated = { transitions: { Created: { to: ['Created' as const] } } };
  config.paymentOptions.process = [...(config.paymentOptions.process ?? []), stayCreated];
  config.orderOptions.process.push(makeOrderProcess());
  config.apiOptions.middleware.push({ route: '/florin/webhook', handler: readBody, beforeListen: true });
  return config;
};

/**
 * Wallet payments through Florin.
 *
 * @example
 * plugins: [FlorinPlugin.init({ baseUrl, apiKey, webhookSecret, vendureUrl, storefrontUrl })]
 */
@VendurePlugin({
  imports: [PluginCommonModule],
  controllers: [FlorinController],
  providers: [{ provide: Connections, useFactory: () => connections }, OpenShop],
  configuration: configure,
  compatibility: '^3.7.0',
})
// oxlint-disable-next-line typescript/no-extraneous-class -- Vendure takes a plugin as a class.
export class FlorinPlugin {
  static init(options: FlorinPluginOptions): typeof FlorinPlugin {
    connections = new Connections(options);
    return FlorinPlugin;
  }
}
