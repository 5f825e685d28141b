import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActiveFault } from './active-fault.ts';
import type { FaultRegistry } from './fault-registry.ts';

/** A call, and the fault that applies to it. */
export interface FaultyCall {
  readonly registry: FaultRegistry;
  readonly fault: ActiveFault;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Waits until the fault is cleared, or until `orWhen` resolves. */
export const holdUntilCleared = ({ registry, fault }: FaultyCall, orWhen?: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const release = () => {
      removeHold();
      resolve();
    };
    const removeHold = registry.hold(fault.id, release);
    void orWhen?.then(release);
  });

/** Waits until the fault is cleared or the caller closes the connection. */
export const holdCaller = (call: FaultyCall): Promise<void> =>
  holdUntilCleared(call, new Promise((resolve) => call.reply.raw.once('close', resolve)));
