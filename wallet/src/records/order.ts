export type OrderState =
  | 'created'
  | 'payer_action_required'
  | 'approved'
  | 'completed'
  | 'voided'
  | 'expired'
  | 'reversed';

export type OrderIntent = 'CAPTURE' | 'AUTHORIZE';

export type OrderMove = 'confirm' | 'approve' | 'complete' | 'void' | 'expire' | 'reverse';

/**
 * Every legal move. A move that is not listed does not exist. A cancel is not a move: the order stays open, and only
 * the redirect shows it. An approved order may be approved again, because a declined buyer may choose another
 * instrument.
 */
export const moves: Record<OrderMove, { from: readonly OrderState[]; to: OrderState }> = {
  confirm: { from: ['created', 'payer_action_required'], to: 'payer_action_required' },
  approve: { from: ['created', 'payer_action_required', 'approved'], to: 'approved' },
  complete: { from: ['approved'], to: 'completed' },
  void: { from: ['completed'], to: 'voided' },
  expire: { from: ['created', 'payer_action_required'], to: 'expired' },
  reverse: { from: ['approved'], to: 'reversed' },
};

type WireStatus = 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';

/** The status that the API shows for a state. Undefined: it answers 404. */
export const wireStatus: Record<OrderState, WireStatus | undefined> = {
  created: 'CREATED',
  payer_action_required: 'PAYER_ACTION_REQUIRED',
  approved: 'APPROVED',
  completed: 'COMPLETED',
  voided: 'VOIDED',
  expired: undefined,
  reversed: undefined,
};

/** Whether the buyer may still decide. */
export const isOpen = (state: OrderState): boolean => moves.approve.from.includes(state);

/** Whether the order has been captured or authorised. */
export const hasPayments: Record<OrderState, boolean> = {
  created: false,
  payer_action_required: false,
  approved: false,
  completed: true,
  voided: true,
  expired: false,
  reversed: false,
};
