import type { OperatorActor, PlatformActor } from '../../src/audit/record-act.ts';
import type { ActingOperator, Operator } from '../../src/operators/operator.ts';

// For use cases that a test calls without HTTP: nobody takes these rights away.

export const platformActing = (apiKeyId: string): PlatformActor => ({
  kind: 'platform',
  platformId: 1,
  apiKeyId,
  requireAccess: async () => undefined,
});

export const actingAs = (operator: Operator): ActingOperator => ({
  kind: 'operator',
  operator,
  email: operator.email,
  address: '127.0.0.1',
  requireAccess: async () => undefined,
  takeApproval: async () => undefined,
});

/** Someone who may do everything. */
export const administrator: OperatorActor = {
  kind: 'operator',
  email: 'ada@example.com',
  address: '127.0.0.1',
  requireAccess: async () => undefined,
  takeApproval: async () => undefined,
};
