import { Type } from '../../schema.ts';
import type { AccountCheck, Answered, OwnInstallation, WalletOptions } from '../wallet.ts';
import { tokenRequest } from './access-token.ts';
import type { CallWallet } from './call-wallet.ts';
import { checkCertificateHosts } from './check-certificate-hosts.ts';
import { appPage, explain, type Finding } from './check-finding.ts';
import { checkOrders } from './check-orders.ts';
import { checkRegistration } from './check-registration.ts';
import type { CallContext, Exchange } from '../calling/exchange.ts';
import { isSuccess, type Answer, type Reply } from '../calling/reply.ts';
import { reader } from './wire.ts';

interface Tools extends WalletOptions {
  readonly run: <T>(operate: (context: CallContext) => Promise<T>) => Promise<Answered<T>>;
  readonly exchange: Exchange;
  readonly callWallet: CallWallet;
}

interface Granted extends Tools {
  /** What the access token permits. Undefined: the wallet does not say. */
  readonly scope: string | undefined;
}

type Check = (tools: Granted, own: OwnInstallation, context: CallContext) => Promise<Finding>;

const clockDifferenceMaxMs = 60_000;
/** Has the form of a capture's id, and belongs to nobody. */
const unknownCapture = '0'.repeat(17);

/** Tries everything that the service needs of the account. Nothing is tried without an access token. */
export const checkAccount = async (tools: Tools, own: OwnInstallation): Promise<readonly AccountCheck[]> => {
  const { result: token } = await tools.run((context) => tools.exchange(tokenRequest(tools), context));
  const granted = token.kind === 'answer' && isSuccess(token) ? readGrant(token.body) : undefined;
  const access = present('access token', granted ? { detail: 'granted' } : explainToken(token, tools));
  if (token.kind === 'no_answer' || !granted) return [access, ...['clock', ...Object.keys(checks)].map(skip)];
  const results = [access, present('clock', checkClock(token, tools))];
  for (const [name, check] of Object.entries(checks)) {
    const { result } = await tools.run((context) => check({ ...tools, scope: granted.scope }, own, context));
    results.push(present(name, result));
  }
  return results;
};

const skip = (name: string): AccountCheck => ({
  name,
  result: 'not_checked',
  detail: 'it needs an access token',
  remedy: null,
});

const present = (name: string, { detail, remedy }: Finding): AccountCheck => ({
  name,
  result: remedy === undefined ? 'ok' : 'problem',
  detail,
  remedy: remedy ?? null,
});

const readGrant = reader(
  Type.Object({ access_token: Type.String({ minLength: 1 }), scope: Type.Optional(Type.String()) }),
);

const explainToken = (reply: Reply, { url }: Tools): Finding => {
  if (reply.kind === 'answer' && (reply.status === 401 || reply.status === 400))
    return {
      detail: `the wallet does not accept the credentials (${reply.issue ?? reply.status})`,
      remedy:
        `Copy the client id and the secret of your app into WALLET_CLIENT_ID and WALLET_CLIENT_SECRET. They have to be those of ` +
        `WALLET_URL (${url}): sandbox and live apps have different ones.`,
    };
  return explain(reply, '');
};

/** Notifications have a time, and one that seems too old is refused. */
const checkClock = ({ date }: Answer, { clock }: Tools): Finding => {
  if (date === undefined) return { detail: 'the wallet does not say its time' };
  const differenceMs = clock().getTime() - date.getTime();
  const seconds = Math.abs(Math.round(differenceMs / 1000));
  if (Math.abs(differenceMs) <= clockDifferenceMaxMs)
    return { detail: `${seconds} s apart from the wallet's` };
  return {
    detail: `this machine is ${seconds} s ${differenceMs > 0 ? 'ahead of' : 'behind'} the wallet`,
    remedy: 'Let the machine set its clock by NTP.',
  };
};

const refundScope = 'https://uri.paypal.com/services/payments/refund';

/** A refund would move money, so the permission is read from the token, and a capture that nobody has is looked for. */
const checkRefunds: Check = async ({ callWallet, scope }, _own, context) => {
  const remedy = `Ask the wallet's support to permit refunds for your app (${appPage}).`;
  if (scope !== undefined && !scope.split(' ').includes(refundScope))
    return { detail: 'the access token does not permit refunds', remedy };
  const path = `/v2/payments/captures/${unknownCapture}`;
  const reply = await callWallet({ operation: 'show_capture', method: 'GET', path }, context);
  return reply.kind === 'answer' && reply.status === 404 ? { detail: 'permitted' } : explain(reply, remedy);
};

const checkDisputes: Check = async ({ callWallet }, _own, context) => {
  const path = '/v1/customer/disputes?page_size=1';
  const reply = await callWallet({ operation: 'list_disputes', method: 'GET', path }, context);
  if (reply.kind === 'answer' && isSuccess(reply)) return { detail: 'permitted' };
  return explain(reply, `Switch on "Customer disputes" ${appPage}. Without it, disputes are not shown here.`);
};

const dayMs = 24 * 60 * 60 * 1000;

const checkTransactions: Check = async ({ callWallet, clock }, _own, context) => {
  const nowMs = clock().getTime();
  const query = new URLSearchParams({
    start_date: new Date(nowMs - 2 * dayMs).toISOString(),
    end_date: new Date(nowMs - dayMs).toISOString(),
    fields: 'transaction_info',
    page_size: '1',
  });
  const path = `/v1/reporting/transactions?${query.toString()}`;
  const reply = await callWallet({ operation: 'list_transactions', method: 'GET', path }, context);
  if (reply.kind === 'answer' && isSuccess(reply)) return { detail: 'permitted' };
  // A new account has no report for this period yet. Whether it may ask was decided before.
  if (reply.kind === 'answer' && reply.status === 400) return { detail: 'permitted; there is no report yet' };
  return explain(
    reply,
    `Switch on "Transaction search" ${appPage}. It may take up to nine hours until it is in force. Without it, the daily comparison with the wallet fails.`,
  );
};

/** What needs an access token, in the order in which they are made. */
const checks: Readonly<Record<string, Check>> = {
  orders: checkOrders,
  refunds: checkRefunds,
  disputes: checkDisputes,
  'transaction search': checkTransactions,
  notifications: async ({ callWallet, webhookId }, { notificationUrl }, context) =>
    checkRegistration(callWallet, webhookId, notificationUrl, context),
  'certificate hosts': async (tools) => checkCertificateHosts(tools),
};
