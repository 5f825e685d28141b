import { eventIdOf, presentEvent, transactionOf, type StoredEvent } from '../events/event.ts';
import type { LoggedAttempt } from './attempt-queries.ts';

export const presentAttempt = (attempt: LoggedAttempt) => ({
  id: `whd_${attempt.id}`,
  endpointId: attempt.endpointId,
  eventId: eventIdOf(attempt),
  type: attempt.type,
  transactionId: transactionOf(attempt),
  sequence: attempt.sequence,
  createdAt: attempt.at.toISOString(),
  tryNumber: attempt.tryNumber,
  durationMs: attempt.durationMs,
  accepted: attempt.isAccepted,
  answerStatus: attempt.status,
  error: attempt.error,
  answerHead: attempt.answerHead,
  nextTryAt: attempt.nextTryAt?.toISOString() ?? null,
  request: {
    url: attempt.url,
    headers: {
      'webhook-id': eventIdOf(attempt),
      'webhook-timestamp': String(Math.floor(attempt.at.getTime() / 1000)),
      'webhook-signature': attempt.signature,
    },
    body: bodyOf(attempt),
  },
});

/** The body that was sent: it never changes, so it is made again from its event. */
const bodyOf = ({ event, subjectId, sequence, type }: LoggedAttempt) => {
  if (!event) return null;
  const stored = { ...event, subjectId, sequence, type: type as StoredEvent['type'], at: new Date(event.at) };
  return JSON.stringify(presentEvent(stored));
};
