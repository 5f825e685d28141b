import type { Reply } from '../calling/reply.ts';

/** Where permissions are given. */
export const appPage = "in the wallet's developer dashboard, under the app of WALLET_CLIENT_ID";

/** Fine, or what is wrong and what to do about it. */
export type Finding =
  | { readonly detail: string; readonly remedy?: never }
  | { readonly detail: string; readonly remedy: string };

/** What a call that failed says about the account. `permission` is what to do when the wallet does not permit it. */
export const explain = (reply: Reply, permission: string): Finding => {
  if (reply.kind === 'no_answer')
    return {
      detail: `no answer: ${reply.detail}`,
      remedy:
        'Check WALLET_URL, and that this machine may reach it over https: DNS, firewall, proxy, trusted certificates.',
    };
  const detail = `the wallet answered ${reply.status}${reply.issue === undefined ? '' : ` ${reply.issue}`}`;
  if (reply.status === 403)
    return { detail: `${detail}: the account does not have this permission`, remedy: permission };
  return { detail, remedy: "Try again later. If it stays so, ask the wallet's support." };
};
