import type { Act } from './acts.ts';
import type { Stop } from './steps.ts';
import { buyers, type Scenario, type WalletFault } from './scenario.ts';

const once = (fault: string, operation: string): WalletFault => ({ fault, operation, times: 1 });

/** Faults of each call that moves or holds money. */
const callFaults = [
  'error_after_effect',
  'connection_cut',
  'connection_cut_after_effect',
  'wrong_amount',
  'wrong_currency',
  'wrong_order',
  'half_body',
];

const faultsOf = (operation: string, ...more: readonly string[]) =>
  [...callFaults, ...more].map((fault) => once(fault, operation));

export interface Story extends Pick<Scenario, 'captureMode' | 'acts'> {
  /** What another process does at the same moment as the last act. */
  readonly second?: Act;
  readonly buyers: readonly Scenario['buyer'][];
  readonly faults: readonly WalletFault[];
}

const garbled = ['wrong_amount', 'wrong_currency', 'wrong_order', 'half_body'];
const lookFaults = ['not_found', ...garbled, 'wrong_last_amount', 'wrong_last_id'].map((fault) =>
  once(fault, 'show'),
);
const captureFaults = faultsOf('capture', 'not_found', 'pending_capture', 'payer_cannot_pay');
const authorizeFaults = faultsOf('authorize', 'not_found', 'payer_cannot_pay');
const validateFaults = [
  ...faultsOf('authorizationCapture', 'not_found', 'pending_capture', 'payer_cannot_pay'),
  once('not_found', 'authorizationShow'),
  once('wrong_amount', 'authorizationShow'),
];
const partFaults = [...validateFaults, ...lookFaults];
const releaseFaults = [...faultsOf('void', 'not_found'), once('not_found', 'authorizationShow')];

const refundFaults = [
  ...faultsOf('refund', 'not_found', 'pending_refund', 'failed_refund', 'refund_refused'),
  ...lookFaults,
];
/** Nobody here has made these: what is booked of them is read from the wallet alone. */
const outsideFaults = [
  ...lookFaults,
  ...['not_found', ...garbled].flatMap((fault) => [once(fault, 'captureShow'), once(fault, 'refundShow')]),
];
const disputeFaults = ['not_found', ...garbled].map((fault) => once(fault, 'disputeShow'));

const returnFaults = [
  ...refundFaults,
  ...['not_found', 'wrong_amount', 'half_body'].map((fault) => once(fault, 'captureShow')),
];

const changeFaults = [...faultsOf('patch', 'not_found', 'amount_fixed'), ...lookFaults];

/** Who acts, in which kind of payment, with which faults. */
export const stories: readonly Story[] = [
  { captureMode: 'automatic', acts: ['resume'], buyers, faults: [...captureFaults, ...lookFaults] },
  { captureMode: 'automatic', acts: ['buyer_returns'], buyers, faults: captureFaults },
  { captureMode: 'automatic', acts: ['notification'], buyers, faults: captureFaults },
  { captureMode: 'automatic', acts: ['reconciler'], buyers, faults: [...captureFaults, ...lookFaults] },
  { captureMode: 'automatic', acts: ['window_ends'], buyers, faults: [...captureFaults, ...lookFaults] },
  { captureMode: 'automatic', acts: ['cancel'], buyers: ['ada', 'nobody'], faults: lookFaults },
  { captureMode: 'automatic', acts: ['buyer_cancels'], buyers: ['ada', 'nobody'], faults: lookFaults },
  { captureMode: 'automatic', acts: ['resume', 'resume'], buyers, faults: captureFaults },
  { captureMode: 'manual', acts: ['resume'], buyers, faults: [...authorizeFaults, ...lookFaults] },
  { captureMode: 'manual', acts: ['reconciler'], buyers, faults: [...authorizeFaults, ...lookFaults] },
  { captureMode: 'manual', acts: ['resume', 'validate'], buyers: ['ada'], faults: validateFaults },
  { captureMode: 'manual', acts: ['resume', 'validate_part'], buyers: ['ada'], faults: validateFaults },
  { captureMode: 'manual', acts: ['resume', 'cancel'], buyers: ['ada'], faults: releaseFaults },
  { captureMode: 'manual', acts: ['resume', 'capture_part'], buyers: ['ada'], faults: partFaults },
  {
    captureMode: 'manual',
    acts: ['resume', 'capture_part', 'capture_another', 'capture_rest'],
    buyers: ['ada'],
    faults: partFaults,
  },
  {
    captureMode: 'manual',
    acts: ['resume', 'capture_part', 'cancel'],
    buyers: ['ada'],
    faults: [...releaseFaults, ...lookFaults],
  },
  {
    captureMode: 'manual',
    acts: ['resume', 'capture_part', 'capture_another', 'refund_second'],
    buyers: ['ada'],
    faults: refundFaults,
  },
  { captureMode: 'automatic', acts: ['resume', 'refund'], buyers: ['ada'], faults: refundFaults },
  {
    captureMode: 'automatic',
    acts: ['resume', 'refund_part', 'refund'],
    buyers: ['ada'],
    faults: refundFaults,
  },
  {
    captureMode: 'manual',
    acts: ['resume', 'validate_part', 'refund'],
    buyers: ['ada'],
    faults: refundFaults,
  },
  { captureMode: 'automatic', acts: ['resume', 'site_refund'], buyers: ['ada'], faults: outsideFaults },
  { captureMode: 'automatic', acts: ['resume', 'reversal'], buyers: ['ada'], faults: outsideFaults },
  {
    captureMode: 'automatic',
    acts: ['resume', 'site_refund', 'refund'],
    buyers: ['ada'],
    faults: refundFaults,
  },
  {
    captureMode: 'automatic',
    acts: ['cancel', 'site_capture', 'return_capture'],
    buyers: ['ada'],
    faults: returnFaults,
  },
  { captureMode: 'automatic', acts: ['cancel', 'site_capture', 'reversal'], buyers: ['ada'], faults: [] },
  {
    captureMode: 'automatic',
    acts: ['cancel', 'site_capture', 'dispute', 'return_capture'],
    buyers: ['ada'],
    faults: disputeFaults,
  },
  {
    captureMode: 'manual',
    acts: ['resume', 'capture_part', 'capture_another', 'refund_second', 'reversal'],
    buyers: ['ada'],
    faults: refundFaults,
  },
  { captureMode: 'automatic', acts: ['resume', 'distribute'], second: 'refund', buyers: ['ada'], faults: [] },
  {
    captureMode: 'automatic',
    acts: ['resume', 'distribute', 'refund_part'],
    second: 'distribute_again',
    buyers: ['ada'],
    faults: refundFaults,
  },
  {
    captureMode: 'automatic',
    acts: ['resume', 'distribute', 'site_refund'],
    second: 'distribute_again',
    buyers: ['ada'],
    faults: [],
  },
  {
    captureMode: 'automatic',
    acts: ['resume', 'distribute', 'reversal'],
    second: 'reverse_rest',
    buyers: ['ada'],
    faults: [],
  },
  {
    captureMode: 'automatic',
    acts: ['resume', 'distribute', 'reverse_part', 'refund'],
    second: 'reverse_rest',
    buyers: ['ada'],
    faults: [],
  },
  {
    captureMode: 'automatic',
    acts: ['resume', 'distribute', 'reverse_part'],
    second: 'reverse_rest',
    buyers: ['ada'],
    faults: [],
  },
  {
    captureMode: 'manual',
    acts: ['resume', 'capture_part', 'capture_another', 'distribute', 'capture_rest'],
    second: 'distribute_again',
    buyers: ['ada'],
    faults: [],
  },
  {
    captureMode: 'automatic',
    acts: ['resume', 'distribute', 'pay_out', 'reversal'],
    second: 'reverse_rest',
    buyers: ['ada'],
    faults: [],
  },
  {
    captureMode: 'automatic',
    acts: ['resume', 'distribute', 'pay_out', 'site_refund'],
    second: 'pay_out',
    buyers: ['ada'],
    faults: [],
  },
  {
    captureMode: 'automatic',
    acts: ['resume', 'distribute', 'sum', 'pay_out', 'pay_out_rest'],
    second: 'sum',
    buyers: ['ada'],
    faults: [],
  },
  { captureMode: 'automatic', acts: ['resume', 'refund'], second: 'pay_out', buyers: ['ada'], faults: [] },
  { captureMode: 'automatic', acts: ['resume', 'dispute'], buyers: ['ada'], faults: disputeFaults },
  {
    captureMode: 'automatic',
    acts: ['change', 'buyer_approves', 'resume'],
    buyers: ['nobody', 'ada'],
    faults: changeFaults,
  },
  {
    captureMode: 'automatic',
    acts: ['change', 'change_again', 'buyer_approves', 'notification'],
    buyers: ['nobody'],
    faults: changeFaults,
  },
  {
    captureMode: 'manual',
    acts: ['change', 'buyer_approves', 'resume', 'validate'],
    buyers: ['nobody'],
    faults: [],
  },
  { captureMode: 'automatic', acts: ['change', 'cancel'], buyers: ['nobody'], faults: changeFaults },
];

const isDecidedLater = ({ buyer, fault }: Scenario) =>
  buyer === 'pia' || fault?.fault === 'pending_capture' || fault?.fault === 'pending_refund';

/** Every story, alone and with each of its faults, and with each way in which the wallet decides later. */
export const listScenarios = (): Scenario[] =>
  stories.flatMap(({ captureMode, acts, second: act, buyers: who, faults }) =>
    [
      ...who.map((buyer): Scenario => ({ captureMode, acts, buyer })),
      // A change is made before the buyer approves.
      ...faults.map((fault): Scenario => ({
        captureMode,
        acts,
        buyer: acts.includes('change') ? 'nobody' : 'ada',
        fault,
      })),
    ]
      .map((scenario) =>
        act === undefined ? scenario : { ...scenario, second: { act, isSameProcess: false } },
      )
      .flatMap((scenario): Scenario[] =>
        isDecidedLater(scenario)
          ? (['completed', 'declined'] as const).map((settles) => ({ ...scenario, settles }))
          : [scenario],
      ),
  );

const moneyCalls = new Set(['change', 'capture', 'authorize', 'capture_authorization', 'release', 'refund']);

/** Every stop of a process that goes through these steps. */
export const listStops = (names: readonly string[]): Stop[] =>
  names.flatMap((name, place) => {
    const ways = ['before', 'after', ...(moneyCalls.has(name) ? (['late', 'lost'] as const) : [])] as const;
    return ways.map((when) => ({ at: place + 1, when }));
  });

/** Every step before or after which the process stands still, and what happens during that time. */
export const listStalls = (scenario: Scenario, names: readonly string[]): Scenario[] =>
  names.flatMap((_, place) =>
    (['stall', 'long_stall'] as const).flatMap((when) =>
      ([undefined, 'cancel', 'window_ends'] as const).map((act) => ({
        ...scenario,
        stop: { at: place + 1, when },
        meanwhile: {
          act,
          approves: scenario.buyer === 'nobody' && !scenario.acts.includes('buyer_approves'),
        },
      })),
    ),
  );
