import { randomBytes } from 'node:crypto';
import { elsewhere } from '../elsewhere.ts';
import { presentEvent, type StoredEvent } from '../events/event.ts';
import type { Dependencies } from '../dependencies.ts';
import { Problem } from '../problem.ts';
import { insertAttempt } from './attempt-queries.ts';
import { isAccepted, makeWriteWebhook, postSigned } from './deliver.ts';
import type { Endpoint } from './endpoint.ts';
import type { Poster } from './post-webhook.ts';
import { presentAttempt } from './present-attempt.ts';

/** Bounds on what people who press buttons can keep busy: all of them, and those who send to the endpoints of one platform. */
const atOnceMax = 100;
const atOncePerPlatformMax = 5;

/** Sends one event to one endpoint while someone waits, beside the order of its transaction, and logs it. */
export const makeSendNow = (deps: Dependencies, poster: Poster) => {
  const write = makeWriteWebhook(deps);
  /** The platform of each webhook that is being sent. */
  const underWay: (number | null)[] = [];

  const send = async (endpoint: Endpoint, event: StoredEvent | TestEvent) => {
    const body = JSON.stringify(presentEvent(event as StoredEvent));
    const written = write(endpoint, event, body);
    const { at, signature } = written;
    const sent = await elsewhere(() => postSigned(poster, endpoint.url, written, body));
    const { durationMs, status, error, head, ...answer } = sent;
    const attempt = {
      endpointId: endpoint.id,
      subjectId: event.subjectId,
      sequence: event.sequence,
      type: event.type,
      at,
      tryNumber: 1,
      url: endpoint.url,
      signature,
      durationMs,
      isAccepted: isAccepted({ durationMs, status, error, head, ...answer }),
      status,
      error,
      answerHead: head,
    };
    const id = await insertAttempt(deps.sql, attempt);
    const shown = presentAttempt({ ...attempt, id, nextTryAt: null, event: null });
    return { ...shown, request: { ...shown.request, body } };
  };

  return async (endpoint: Endpoint, event: StoredEvent | TestEvent) => {
    const { platformId } = endpoint;
    const ofPlatform = underWay.filter((one) => one === platformId);
    if (underWay.length >= atOnceMax || ofPlatform.length >= atOncePerPlatformMax) {
      const detail = 'Too many webhooks are being sent by hand right now.';
      throw new Problem('overloaded', detail, { headers: { 'retry-after': '5' } });
    }
    underWay.push(platformId);
    try {
      return await send(endpoint, event);
    } finally {
      underWay.splice(underWay.indexOf(platformId), 1);
    }
  };
};

/** Something to try a receiver with. It is not kept among the events. */
type TestEvent = Omit<StoredEvent, 'type' | 'platformId'> & { readonly type: 'webhook.test' };

export const makeTestEvent = (at: Date, { id }: Endpoint): TestEvent => ({
  subjectId: `test_${randomBytes(12).toString('hex')}`,
  sequence: 1,
  type: 'webhook.test',
  at,
  details: {},
  object: { endpointId: id, message: 'This is a test. Nothing has happened.' },
});
