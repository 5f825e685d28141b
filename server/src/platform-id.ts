/** A platform owns payments, accounts and API keys (docs/decisions/037). One is there from the start. */
export const firstPlatformId = 1;
