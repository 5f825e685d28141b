import { Type } from 'typebox';
import { pageQuerySchema, pageSchema } from '../../http/pages.ts';
import { problemResponses } from '../../http/problem-schema.ts';
import { roles } from '../operator.ts';

const tags = ['Dashboard'];
const moment = Type.String({ format: 'date-time' });
const momentOrNull = Type.Union([moment, Type.Null()]);
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const done = Type.Null({ description: 'Done' });
const response = { 204: done, ...problemResponses(400, 401, 403, 404, 409) };

export const listOperatorsSchema = {
  tags,
  operationId: 'listOperators',
  summary: 'Everybody who may sign in, oldest first',
  querystring: pageQuerySchema,
  response: {
    200: pageSchema(
      Type.Object({
        id: Type.String(),
        email: Type.String(),
        role: Type.Enum([...roles]),
        createdAt: moment,
        disabledAt: momentOrNull,
        lastSeenAt: Type.Union([moment, Type.Null()], { description: 'To the minute. Null: never.' }),
        twoFactor: Type.Boolean(),
        isYou: Type.Boolean(),
      }),
    ),
    ...problemResponses(400, 401, 403),
  },
};

export const changeRoleSchema = {
  tags,
  operationId: 'changeRole',
  summary: 'Make an operator an administrator or a viewer',
  description:
    'Ends their sessions and, when they are no administrator after it, the invitations they gave. The last ' +
    'administrator who is not disabled cannot be made a viewer.',
  params,
  body: Type.Object({ role: Type.Enum([...roles]) }),
  response,
};

export const disableSchema = {
  tags,
  operationId: 'disableOperator',
  summary: "End an operator's access at once",
  description:
    'Ends their sessions and the invitations they gave. The last administrator cannot be disabled.',
  params,
  response,
};

export const enableSchema = {
  tags,
  operationId: 'enableOperator',
  summary: 'Let a disabled operator in again, with their old password and role',
  params,
  response,
};

export const resetTwoFactorSchema = {
  tags,
  operationId: 'resetTwoFactor',
  summary: 'For somebody who lost phone and recovery codes: let the password alone suffice again',
  description: 'Ends their sessions. Your own you remove with your password and a code.',
  params,
  response,
};
