import type { Wallet } from '../../../src/wallet/wallet.ts';
import type { Steps } from './steps.ts';

/** A call that the wallet has received. */
export interface Sent {
  /** A refund may also give back what is not booked. */
  readonly call: 'change' | 'capture' | 'authorize' | 'capture_authorization' | 'release' | 'refund';
  readonly requestId: string;
}

const unanswered = { result: { outcome: 'unknown', detail: 'the answer is lost' }, calls: [] } as const;

/** The wallet as a process sees it that may stop at any call. `sent` gets what reaches the wallet. */
export const makeMortalWallet = (wallet: Wallet, steps: Steps, sent: Sent[]): Wallet => {
  const run =
    <Asked extends readonly unknown[], T>(name: string, look: (...asked: Asked) => Promise<T>) =>
    (...asked: Asked) =>
      steps.run(name, () => look(...asked));
  const call = <T>(name: Sent['call'], requestId: string, effect: () => Promise<T>, lost: T) =>
    steps.call(
      name,
      () => {
        sent.push({ call: name, requestId });
        return effect();
      },
      lost,
    );
  return {
    ...wallet,
    createOrder: run('create_order', wallet.createOrder),
    changeOrder: (change, requestId, signal) =>
      call('change', requestId, () => wallet.changeOrder(change, requestId, signal), unanswered),
    showChange: run('show_change', wallet.showChange),
    captureOrder: (order, requestId, signal) =>
      call('capture', requestId, () => wallet.captureOrder(order, requestId, signal), unanswered),
    authorizeOrder: (order, requestId, signal) =>
      call('authorize', requestId, () => wallet.authorizeOrder(order, requestId, signal), unanswered),
    captureAuthorization: (id, money, requestId, signal, part) =>
      call(
        'capture_authorization',
        requestId,
        () => wallet.captureAuthorization(id, money, requestId, signal, part),
        unanswered,
      ),
    voidAuthorization: (id, requestId, signal) =>
      call('release', requestId, () => wallet.voidAuthorization(id, requestId, signal), unanswered),
    refundCapture: (refund, requestId, signal) =>
      call('refund', requestId, () => wallet.refundCapture(refund, requestId, signal), unanswered),
    showRefund: run('show_refund', wallet.showRefund),
    showOrder: run('show_order', wallet.showOrder),
    showAuthorization: run('show_authorization', wallet.showAuthorization),
    showCapture: run('show_capture', wallet.showCapture),
    findOrderOfCapture: run('find_order_of_capture', wallet.findOrderOfCapture),
    describeOrder: run('describe_order', wallet.describeOrder),
    describeRefund: run('describe_refund', wallet.describeRefund),
    showDispute: run('show_dispute', wallet.showDispute),
    listDisputes: run('list_disputes', wallet.listDisputes),
  };
};
