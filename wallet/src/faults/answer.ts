import { setTimeout as delay } from 'node:timers/promises';
import { newResourceId } from '../identifiers.ts';
import { presentError, WireError } from '../wire-error.ts';
import { isOfStage, type FaultOfStage } from './faults.ts';
import { holdCaller, type FaultyCall } from './faulty-call.ts';

const raiseFirstDigit = (value: string): string =>
  value.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));

interface WirePart {
  id: string;
  readonly amount: { value: string };
}
interface WireOrder {
  readonly purchase_units?: {
    payments?: Partial<Record<'authorizations' | 'captures' | 'refunds', WirePart[]>>;
  }[];
}

/** Changes the latest payment of an order: its refund, or else its capture, or else its authorisation. */
const changeLastPayment = (payload: string, change: (part: WirePart) => void): string => {
  const order = JSON.parse(payload) as WireOrder;
  const { authorizations = [], captures = [], refunds = [] } = order.purchase_units?.[0]?.payments ?? {};
  const last = [...authorizations, ...captures, ...refunds].at(-1);
  if (last !== undefined) change(last);
  return JSON.stringify(order);
};

type ChangeAnswer = (payload: string, call: FaultyCall) => string | Promise<string>;

const behaviours: Record<FaultOfStage<'answer'>, ChangeAnswer> = {
  slow: async (payload, call) => {
    await Promise.race([delay(call.fault.delayMs ?? 2000), holdCaller(call)]);
    return payload;
  },
  timeout_after_effect: async (payload, call) => {
    await holdCaller(call);
    return payload;
  },
  error_after_effect: (_payload, { reply }) => {
    void reply.code(500);
    return JSON.stringify(presentError(new WireError('INTERNAL_SERVER_ERROR')));
  },
  connection_cut_after_effect: (payload, { request }) => {
    request.raw.socket.destroy();
    return payload;
  },
  wrong_amount: (payload) =>
    payload.replaceAll(/"value":"([^"]+)"/g, (_, value: string) => `"value":"${raiseFirstDigit(value)}"`),
  wrong_currency: (payload) => payload.replaceAll(/"currency_code":"\w{3}"/g, '"currency_code":"XTS"'),
  wrong_order: (payload) =>
    payload.replace(
      /"((?:dispute_|transaction_)?id)":"\w+"/,
      (_, name: string) => `"${name}":"${newResourceId()}"`,
    ),
  wrong_last_amount: (payload) =>
    changeLastPayment(payload, ({ amount }) => (amount.value = raiseFirstDigit(amount.value))),
  wrong_last_id: (payload) => changeLastPayment(payload, (part) => (part.id = newResourceId())),
  clock_behind: (payload, { reply }) => {
    void reply.header('date', new Date(Date.now() - 3_600_000).toUTCString());
    return payload;
  },
  refund_scope_missing: (payload) => payload.replace(/ ?[^ "]*\/payments\/refund/, ''),
  garbage: (_payload, { reply }) => {
    void reply.type('text/html');
    return '<html><body>The wallet is under maintenance.</body></html>';
  },
  half_body: (payload) => payload.slice(0, Math.floor(payload.length / 2)),
};

/** Runs a fault that changes the answer. The effect is already committed. */
export const changeAnswer = async (payload: string, call: FaultyCall): Promise<string> => {
  const { kind } = call.fault;
  if (!isOfStage(kind, 'answer')) return payload;
  const changed = await behaviours[kind](payload, call);
  void call.reply.removeHeader('content-length');
  return changed;
};
