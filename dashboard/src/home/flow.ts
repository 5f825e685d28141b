import type { Home } from '../api/schema.ts';

export type Flow = Home['flow'][number];

/** Where money is now. */
type SinkName = 'atWallet' | 'atBank' | 'converted' | 'walletFee';
export type NodeName = 'captured' | 'accounts' | 'commission' | 'refunded' | SinkName;

export interface FlowNode {
  readonly name: NodeName;
  readonly amountMinor: number;
  /** 0: where money comes in. 1: whose it is. 2: where it is now. */
  readonly column: 0 | 1 | 2;
  readonly y: number;
  readonly height: number;
}

export interface Ribbon {
  readonly from: FlowNode;
  readonly to: FlowNode;
  readonly height: number;
  /** Its upper edge at both ends. */
  readonly fromY: number;
  readonly toY: number;
}

const fullHeight = 128;
/** Two lines of text stand beside a node, however little money it has. */
const slotMin = 38;
const slotGap = 8;
const visibleMin = 2;

/** Where to draw the flow. A sum below zero, of an account that was refunded more than it had, is drawn as nothing. */
export const layOutFlow = (flow: Flow) => {
  const scale = fullHeight / Math.max(flow.capturedAmount, 1);
  const heightOf = (amountMinor: number) => Math.min(Math.max(amountMinor, 0) * scale, fullHeight);
  const stack = (column: FlowNode['column'], amounts: readonly (readonly [NodeName, number])[]) => {
    let top = 0;
    return amounts.map(([name, amountMinor]): FlowNode => {
      const height = Math.max(heightOf(amountMinor), visibleMin);
      const slot = Math.max(height, slotMin);
      const node = { name, amountMinor, column, height, y: top + (slot - height) / 2 };
      top += slot + slotGap;
      return node;
    });
  };
  const nodes = [
    ...stack(0, [['captured', flow.capturedAmount]]),
    ...stack(1, [
      ['accounts', flow.accountsAmount],
      ['commission', flow.commissionAmount],
      ['refunded', flow.refundedAmount],
    ]),
    ...stack(2, [
      ['atWallet', flow.atWalletAmount],
      ...(flow.atBankAmount === 0 ? [] : [['atBank', flow.atBankAmount] as const]),
      ...(flow.convertedAmount === 0 ? [] : [['converted', flow.convertedAmount] as const]),
      ['walletFee', flow.walletFeeAmount],
    ]),
  ];
  // The operator bears the fees (docs/decisions/036). What the commission does not cover is missing from what sellers have.
  const feeOfCommission = Math.min(flow.walletFeeAmount, flow.commissionAmount);
  const feeOfAccounts = flow.walletFeeAmount - feeOfCommission;
  // Nobody can say whose money was withdrawn, so each has its share of it.
  const ofAccounts = Math.max(flow.accountsAmount - feeOfAccounts, 0);
  const ofCommission = Math.max(flow.commissionAmount - feeOfCommission, 0);
  const shareOfAccounts = ofAccounts / Math.max(ofAccounts + ofCommission, 1);
  const sinks: readonly (readonly [SinkName, number])[] = [
    ['atWallet', flow.atWalletAmount],
    ['atBank', flow.atBankAmount],
    ['converted', flow.convertedAmount],
  ];
  const held = sinks.filter(([, amountMinor]) => amountMinor > 0);
  const used = new Map<string, number>();
  const take = (side: string, node: FlowNode, height: number) => {
    const before = used.get(`${side} ${node.name}`) ?? 0;
    used.set(`${side} ${node.name}`, before + height);
    return node.y + before;
  };
  const link = (fromName: NodeName, toName: NodeName, amountMinor: number): Ribbon => {
    const from = nodes.find(({ name }) => name === fromName)!;
    const to = nodes.find(({ name }) => name === toName)!;
    const height = heightOf(amountMinor);
    return { from, to, height, fromY: take('out', from, height), toY: take('in', to, height) };
  };
  const ribbons = [
    link('captured', 'accounts', flow.accountsAmount),
    link('captured', 'commission', flow.commissionAmount),
    link('captured', 'refunded', flow.refundedAmount),
    ...held.map(([name, amountMinor]) => link('accounts', name, amountMinor * shareOfAccounts)),
    link('accounts', 'walletFee', feeOfAccounts),
    ...held.map(([name, amountMinor]) => link('commission', name, amountMinor * (1 - shareOfAccounts))),
    link('commission', 'walletFee', feeOfCommission),
  ].filter(({ height }) => height > 0);
  const bottom = Math.max(...nodes.map(({ y, height }) => y + Math.max(height, slotMin / 2 + height / 2)));
  return { nodes, ribbons, height: Math.ceil(bottom) };
};
