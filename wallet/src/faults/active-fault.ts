import type { RegisteredFault } from './fault-registry.ts';
import type { Operation } from './operations.ts';

/** The fault that applies to one call. */
export type ActiveFault = Pick<RegisteredFault, 'id' | 'kind' | 'delayMs' | 'retryAfterSeconds'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name under which faults are registered for this route. A route without one has no faults. */
    operation?: Operation;
  }
  interface FastifyRequest {
    fault: ActiveFault | null;
  }
}
