/** What the shop is called wherever a person reads of it: on its own pages, at the wallet, and in the dashboard. */
export const shopName = 'Kade';
