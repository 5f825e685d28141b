import { issueError, WireError } from '../wire-error.ts';
import { isOfStage, type FaultOfStage } from './faults.ts';
import { holdCaller, holdUntilCleared, type FaultyCall } from './faulty-call.ts';

const closeConnection = ({ request, reply }: FaultyCall): void => {
  reply.hijack();
  request.raw.socket.destroy();
};

const behaviours: Record<FaultOfStage<'before-effect'>, (call: FaultyCall) => void | Promise<void>> = {
  unauthorized: () => {
    throw new WireError('AUTHENTICATION_FAILURE');
  },
  not_authorized: () => {
    throw issueError('PERMISSION_DENIED');
  },
  not_found: () => {
    throw issueError('INVALID_RESOURCE_ID', { location: 'path' });
  },
  rate_limited: ({ fault, reply }) => {
    void reply.header('retry-after', String(fault.retryAfterSeconds ?? 1));
    throw new WireError('RATE_LIMIT_REACHED');
  },
  unavailable: () => {
    throw new WireError('SERVICE_UNAVAILABLE');
  },
  error_before_effect: () => {
    throw new WireError('INTERNAL_SERVER_ERROR');
  },
  timeout_before_effect: async (call) => {
    await holdCaller(call);
    closeConnection(call);
  },
  late_effect: holdUntilCleared,
  connection_cut: closeConnection,
};

/** Runs a fault that acts before the effect. A call that is neither refused nor closed here goes on. */
export const runFaultBeforeEffect = async (call: FaultyCall): Promise<void> => {
  const { kind } = call.fault;
  if (isOfStage(kind, 'before-effect')) await behaviours[kind](call);
};
