import { Type } from '../../schema.ts';
import { metadataFilter } from '../../http/metadata-schema.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { disputesSchema } from '../dispute-schema.ts';
import {
  filterSchema,
  idSchema,
  paymentSchema,
  refundsSchema,
  tags,
  timelineSchema,
  timelineStepSchema,
} from '../schema.ts';
import { problemCodes } from '../../problem.ts';

export const readSchema = {
  tags,
  operationId: 'readPayment',
  summary: 'One payment with its timeline',
  params: idSchema,
  response: {
    200: Type.Object(
      {
        ...paymentSchema.properties,
        refunds: refundsSchema,
        disputes: disputesSchema,
        timeline: timelineSchema,
      },
      { title: 'PaymentWithTimeline', description: 'The payment, and what happened to it' },
    ),
  },
  problems: [],
};

export const timelinePageSchema = {
  tags,
  operationId: 'listTimeline',
  summary: 'What happened to a payment, newest first',
  params: idSchema,
  querystring: pageQuerySchema,
  response: { 200: pageSchema(timelineStepSchema) },
  problems: [],
};

export const listSchema = {
  tags,
  operationId: 'listPayments',
  summary: 'Payments, newest first',
  querystring: Type.Object(
    { ...pageQuerySchema.properties, ...filterSchema.properties, metadata: metadataFilter },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(paymentSchema) },
  problems: problemCodes('search_too_wide'),
};
