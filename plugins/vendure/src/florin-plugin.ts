import { Florin } from '@florin/client';
import { PluginCommonModule, VendurePlugin, type RuntimeVendureConfig } from '@vendure/core';
import { FlorinController } from './florin-controller.ts';
import { pluginOptions, type FlorinPluginOptions } from './options.ts';
import { makeOrderProcess } from './order-process.ts';
import { makePaymentHandler } from './payment-handler.ts';
import { readBody } from './read-body.ts';

let options: FlorinPluginOptions;
let florin: Florin;

const configure = (config: RuntimeVendureConfig) => {
  const returnUrl = new URL('florin/return', `${options.vendureUrl}/`).href;
  config.paymentOptions.paymentMethodHandlers.push(makePaymentHandler(florin, returnUrl));
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
  providers: [
    { provide: pluginOptions, useFactory: () => options },
    { provide: Florin, useFactory: () => florin },
  ],
  configuration: configure,
  compatibility: '^3.7.0',
})
// oxlint-disable-next-line typescript/no-extraneous-class -- Vendure takes a plugin as a class.
export class FlorinPlugin {
  static init(given: FlorinPluginOptions): typeof FlorinPlugin {
    options = given;
    // Calls are made while the order is locked: a Florin that does not answer must not block it for long.
    florin = new Florin({ baseUrl: given.baseUrl, apiKey: given.apiKey, timeout: 10_000, maxRetries: 1 });
    return FlorinPlugin;
  }
}
