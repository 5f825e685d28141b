import { Type } from 'typebox';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { problemResponses } from '../../http/problem-schema.ts';
import {
  filterSchema,
  idSchema,
  paymentSchema,
  refundsSchema,
  tags,
  timelineSchema,
  timelineStepSchema,
} from '../schema.ts';

export const readSchema = {
  tags,
  operationId: 'readPayment',
  summary: 'One payment with its timeline',
  params: idSchema,
  response: {
    200: Type.Object(
      { ...paymentSchema.properties, refunds: refundsSchema, timeline: timelineSchema },
      { title: 'PaymentWithTimeline', description: 'The payment, and what happened to it' },
    ),
    ...problemResponses(401, 403, 404, 429),
  },
};

export const timelinePageSchema = {
  tags,
  operationId: 'listTimeline',
  summary: 'What happened to a payment, newest first',
  params: idSchema,
  querystring: pageQuerySchema,
  response: { 200: pageSchema(timelineStepSchema), ...problemResponses(400, 401, 403, 404, 429) },
};

export const listSchema = {
  tags,
  operationId: 'listPayments',
  summary: 'Payments, newest first',
  querystring: Type.Object(
    { ...pageQuerySchema.properties, ...filterSchema.properties },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(paymentSchema), ...problemResponses(400, 401, 403, 422, 429) },
};
