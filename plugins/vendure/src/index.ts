export { FlorinPlugin } from './florin-plugin.ts';
export type { BuyerOutcome, FlorinPluginOptions } from './options.ts';
