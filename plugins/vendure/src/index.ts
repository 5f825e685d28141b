export { FlorinPlugin } from './florin-plugin.ts';
export type { BuyerContext, BuyerOutcome, ChannelOptions, FlorinPluginOptions } from './options.ts';
