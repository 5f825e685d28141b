import type { OperationKind } from '../../api/schema.ts';

const kinds: Record<OperationKind, string> = {
  capture: 'Capture of the order',
  authorize: 'Authorisation of the order',
  capture_authorization: 'Capture of the authorisation',
  release: 'Release of the authorisation',
  refund: 'Refund of the capture',
  review: 'Nothing: the wallet reported something by itself',
};

/** A payment that the wallet contradicts, and what an administrator decides about it. */
export const paymentContradiction = {
  title: 'The wallet contradicts Florin',
  text: 'Florin asks the wallet again from time to time. When its answer fits, this ends by itself; otherwise an administrator has to compare the two and decide.',
  ours: {
    title: 'What Florin asked for',
    kind: 'Request',
    kinds,
    amount: 'Amount',
    orderedBy: 'Ordered by',
    requestId: 'Request id',
    captured: 'Captured here',
    since: 'Since',
    detail: 'What does not fit',
  },
  theirs: {
    title: 'What the wallet says',
    order: 'Order',
    captures: 'Captures',
    authorizations: 'Authorisations',
    refunds: 'Refunds',
    noCaptures: 'None',
    noAuthorizations: 'None',
    noRefunds: 'None',
    unreadable: 'An amount that cannot be read',
    at: 'Asked',
  },
  resolve: {
    title: 'Resolve the contradiction?',
    text: (id: string, total: string) =>
      `You decide how the payment ${id} of ${total} ends. The wallet is asked once more before anything changes. This cannot be undone.`,
    choice: 'How does it end?',
    adopt: 'Take over the capture that the wallet has',
    adoptable: (amount: string, captureId: string, account: string) =>
      `${amount} of the capture ${captureId} count as paid, and are credited to ${account} less the commission.`,
    asking: 'The wallet is being asked what it has.',
    notAdoptable:
      'Not possible: the wallet does not have exactly one capture, in the currency of the payment and up to its total.',
    alreadyCaptured: 'Not possible: the payment has its capture already.',
    unknown: 'Not possible: the wallet does not say what it has.',
    correct: 'Correct the books',
    correctText:
      'Refunds that don’t match the wallet are reversed and booked again. The platform gets the event refund.corrected.',
    closeUnpaid: 'Close: not paid',
    closeUnpaidText:
      'Nothing is credited. If the payment was still open, it fails; if it was authorised, what the wallet holds is released. If it had ended, it stays as it was.',
    closeDone: 'Close: dealt with',
    closeDoneText:
      'The payment stays captured, and no balance changes. You have dealt with the difference outside Florin.',
    unseen:
      'The wallet does not answer. Close the payment only if you have seen at the wallet itself that nothing is captured.',
    note: 'Note',
    noteHint: 'What you compared, and why you decided so. It stays in the audit log.',
    confirm: {
      none: 'Resolve',
      adopt: (amount: string) => `Take over ${amount}`,
      correct: 'Correct the books',
      close: 'Close the contradiction',
    },
    conflicts: {
      correct:
        "Nothing was corrected. Either every refund is booked as the wallet has it, or the wallet shows a refund differently when it's asked twice, or the payment has just changed. The page shows both as they are now.",
      adopt:
        'It was not taken over. Either the payment has just changed, or the wallet does not have this one completed capture any more. The page shows both as they are now.',
      close:
        'It was not closed. Either the payment has just changed, or the wallet is being asked about it right now, or the wallet has made the refund: then ask it again. If the wallet has captured the payment, take over that capture, or refund it at the wallet first.',
    },
  },
};
