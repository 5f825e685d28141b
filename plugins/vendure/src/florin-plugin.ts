import {
  PluginCommonModule,
  SettingsStoreScopes,
  VendurePlugin,
  type RuntimeVendureConfig,
} from '@vendure/core';
import { Connections } from './connections.ts';
import { cursorsField, EventReader } from './event-reader.ts';
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
  // Nobody may change through the API where the plugin goes on reading.
  const cursors = { name: cursorsField, scope: SettingsStoreScopes.global, readonly: true };
  config.settingsStoreFields = { ...config.settingsStoreFields, florin: [cursors] };
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
  providers: [{ provide: Connections, useFactory: () => connections }, OpenShop, EventReader],
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
