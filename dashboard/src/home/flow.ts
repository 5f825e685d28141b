import type { Home } from '../api/schema.ts';

export type Flow = Home['flow'][number];

/** Where money is now. */
type SinkName = 'atWallet' | 'atBank' | 'converted' | 'walletFee';
export type NodeName = 'captured' | 'accounts' | 'commission' | 'payout' | 'paidOut' | 'refunded' | SinkName;

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

const ownerOf = (name: NodeName, amountMinor: number, feeMinor: number) => ({
  name,
  amountMinor,
  feeMinor,
  leftMinor: Math.max(amountMinor - feeMinor, 0),
});

/** Whose money it is, with the fee that each bears of it and what is left. */
const shareOut = (flow: Flow) => {
  // The operator bears the fees (docs/decisions/036). What the commission does not cover is missing from what sellers have.
  const ofCommission = Math.min(flow.walletFeeAmount, flow.commissionAmount);
  const left = flow.walletFeeAmount - ofCommission;
  const ofPayouts = Math.min(Math.max(left - flow.accountsAmount, 0), Math.max(flow.payoutAmount, 0));
  return [
    ownerOf('accounts', flow.accountsAmount, left - ofPayouts),
    ownerOf('commission', flow.commissionAmount, ofCommission),
    ...(flow.payoutAmount === 0 ? [] : [ownerOf('payout', flow.payoutAmount, ofPayouts)]),
  ];
};

/** Where to draw the flow. A sum below zero, of an account that was refunded more than it had, is drawn as nothing. */
export const layOutFlow = (flow: Flow) => {
  const owners = shareOut(flow);
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
      ...owners.map(({ name, amountMinor }) => [name, amountMinor] as const),
      ...(flow.paidOutAmount === 0 ? [] : [['paidOut', flow.paidOutAmount] as const]),
      ['refunded', flow.refundedAmount],
    ]),
    ...stack(2, [
      ['atWallet', flow.atWalletAmount],
      ...(flow.atBankAmount === 0 ? [] : [['atBank', flow.atBankAmount] as const]),
      ...(flow.convertedAmount === 0 ? [] : [['converted', flow.convertedAmount] as const]),
      ['walletFee', flow.walletFeeAmount],
    ]),
  ];
  // Nobody can say whose money was withdrawn, so each has its share of it.
  const leftMinor = owners.reduce((sum, owner) => sum + owner.leftMinor, 0);
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
    ...owners.map(({ name, amountMinor }) => link('captured', name, amountMinor)),
    ...(flow.paidOutAmount === 0 ? [] : [link('captured', 'paidOut', flow.paidOutAmount)]),
    link('captured', 'refunded', flow.refundedAmount),
    ...owners.flatMap((owner) => [
      ...held.map(([name, amountMinor]) =>
        link(owner.name, name, (amountMinor * owner.leftMinor) / Math.max(leftMinor, 1)),
      ),
      link(owner.name, 'walletFee', owner.feeMinor),
    ]),
  ].filter(({ height }) => height > 0);
  const bottom = Math.max(...nodes.map(({ y, height }) => y + Math.max(height, slotMin / 2 + height / 2)));
  return { nodes, ribbons, height: Math.ceil(bottom) };
};
