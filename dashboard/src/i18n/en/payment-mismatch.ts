import type { OperationKind } from '../../api/schema.ts';

const kinds: Record<OperationKind, string> = {
  change: 'Change of the amount',
  capture: 'Capture of the order',
  authorize: 'Authorisation of the order',
  capture_authorization: 'Capture of the authorisation',
  release: 'Release of the authorisation',
  refund: 'Refund of the capture',
  return_capture: 'Refund of a capture that isn’t booked',
  review: 'None: the wallet reported something on its own',
};

/** A mismatch, and what an operator decides about it. */
export const paymentMismatch = {
  title: 'The wallet doesn’t match Florin',
  text: 'Florin asks the wallet again from time to time. If the records match then, this is resolved automatically. Otherwise an operator has to compare the two and decide.',
  ours: {
    title: 'What Florin asked for',
    kind: 'Request',
    kinds,
    amount: 'Amount',
    requestedBy: 'Requested by',
    requestId: 'Request id',
    captured: 'Captured in Florin',
    since: 'Since',
    detail: 'What doesn’t match',
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
    unreadable: 'Unreadable amount',
    at: 'Asked',
  },
  resolve: {
    title: 'Resolve the mismatch?',
    text: (id: string, total: string) =>
      `You decide how payment ${id} of ${total} ends. Florin asks the wallet once more before it changes anything. This can’t be undone.`,
    choice: 'How should it end?',
    adopt: 'Adopt the wallet’s capture',
    adoptable: (amount: string, captureId: string, account: string) =>
      `${amount} from capture ${captureId} counts as paid and is credited to ${account}, less the commission.`,
    asking: 'Asking the wallet…',
    notAdoptable:
      'Not possible: the wallet must have exactly one capture, in the payment’s currency and no larger than its total.',
    alreadyCaptured: 'Not possible: the payment is already captured.',
    unknown: 'Not possible: the wallet hasn’t answered.',
    correct: 'Correct the books',
    correctText:
      'Refunds that don’t match the wallet are reversed and booked again. The platform gets the event refund.corrected.',
    return: 'Refund it at the wallet',
    returnable: (amount: string, captureId: string) =>
      `Florin refunds capture ${captureId} of ${amount} to the buyer, as far as it hasn’t been refunded yet. Nothing is credited, and the wallet’s fee is booked. An open payment fails.`,
    notReturnable: 'Not possible: the wallet has no capture that isn’t booked.',
    closeUnpaid: 'Close: not paid',
    closeUnpaidText:
      'Nothing is credited. An open payment fails. For an authorised payment, the held money is released. A payment that had ended doesn’t change.',
    closeDone: 'Close: handled elsewhere',
    closeDoneText:
      'The payment stays captured, and no balance changes. You’ve handled the difference outside Florin.',
    unseen:
      'The wallet isn’t answering. Close the payment only if you’ve checked on the wallet’s site that nothing was captured.',
    note: 'Note',
    noteHint: 'What you compared and why you decided this way. It’s kept in the audit log.',
    confirm: {
      none: 'Resolve',
      adopt: (amount: string) => `Adopt ${amount}`,
      return: (amount: string) => `Refund ${amount}`,
      correct: 'Correct the books',
      close: 'Close the mismatch',
    },
    conflicts: {
      correct:
        'Nothing was corrected. Either every refund already matches the wallet, or the wallet gave two different answers about a refund, or the payment has just changed. This page shows both sides as they are now.',
      adopt:
        'The capture wasn’t adopted. Either the payment has just changed, or the wallet no longer has exactly this one completed capture, or its order is over another amount than the payment. This page shows both sides as they are now.',
      return:
        'The capture wasn’t refunded. Either the payment has just changed, or the wallet no longer has this capture, or it gave two different answers about it, or it refused the refund. This page shows both sides as they are now.',
      close:
        'It wasn’t closed. Either the payment has just changed, or Florin is asking the wallet about it right now, or the wallet has made the refund: then ask the wallet again. If the wallet has captured the payment, adopt that capture, or refund it at the wallet first.',
    },
  },
};
