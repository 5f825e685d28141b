import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { openDispute } from '../disputes/open-dispute.ts';
import { presentDispute } from '../disputes/present-dispute.ts';
import { resolveDispute } from '../disputes/resolve-dispute.ts';
import { DisputeParams } from '../disputes/schema.ts';
import { updateDispute } from '../disputes/update-dispute.ts';
import { getCapture } from '../payments/get-payment.ts';
import { readAmount } from '../payments/read-amount.ts';
import { CaptureParams, type CaptureCall } from '../payments/schema.ts';
import type { DisputeRow } from '../records/dispute-queries.ts';
import {
  disputeChannels,
  disputeOutcomes,
  disputeReasons,
  disputeStages,
  openStatuses,
} from '../records/dispute.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import { WireMoney } from '../wire-money.ts';

const strict = { additionalProperties: false };
const OpenRequest = Type.Object(
  {
    reason: Type.Optional(Type.Enum([...disputeReasons])),
    channel: Type.Optional(Type.Enum([...disputeChannels])),
    amount: Type.Optional(WireMoney),
    message: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
  },
  strict,
);
const OpenBody = Type.Union([OpenRequest, Type.Null()]);
const UpdateBody = Type.Object(
  {
    status: Type.Optional(Type.Enum([...openStatuses])),
    stage: Type.Optional(Type.Enum([...disputeStages])),
  },
  { ...strict, minProperties: 1 },
);
const ResolveBody = Type.Object({ outcome: Type.Enum([...disputeOutcomes]) }, strict);

interface DisputeCall {
  readonly Params: Static<typeof DisputeParams>;
}

/** A control changes nothing in a dispute that is resolved, and says so. */
const presentChanged = (wallet: Wallet, dispute: DisputeRow | undefined) => {
  if (dispute === undefined) throw issueError('INCOMPATIBLE_PARAMETER_VALUE', { location: 'path' });
  return presentDispute(wallet, dispute);
};

/** What buyers, their banks and the wallet's own staff do in a dispute. */
export const disputeControls = (app: FastifyInstance, wallet: Wallet): void => {
  app.post<CaptureCall & { Body: Static<typeof OpenBody> }>(
    '/simulator/captures/:captureId/dispute',
    { schema: { params: CaptureParams, body: OpenBody } },
    (request, reply) => {
      const { currency } = getCapture(wallet, request.params.captureId);
      const { reason = 'OTHER', channel = 'INTERNAL', amount, message } = request.body ?? {};
      const amountMinor = amount && readAmount(amount, currency, 'INCOMPATIBLE_PARAMETER_VALUE');
      const complaint = { reason, channel, amountMinor, message };
      const opening = openDispute(wallet, request.params.captureId, complaint);
      if (opening.outcome !== 'opened')
        throw issueError('INCOMPATIBLE_PARAMETER_VALUE', { value: opening.outcome, location: 'path' });
      return reply.code(201).send(presentDispute(wallet, opening.dispute));
    },
  );
  app.post<DisputeCall & { Body: Static<typeof UpdateBody> }>(
    '/simulator/disputes/:disputeId/update',
    { schema: { params: DisputeParams, body: UpdateBody } },
    (request) => presentChanged(wallet, updateDispute(wallet, request.params.disputeId, request.body)),
  );
  app.post<DisputeCall & { Body: Static<typeof ResolveBody> }>(
    '/simulator/disputes/:disputeId/resolve',
    { schema: { params: DisputeParams, body: ResolveBody } },
    (request) =>
      presentChanged(wallet, resolveDispute(wallet, request.params.disputeId, request.body.outcome)),
  );
};
