import { Type } from 'typebox';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { roleSchema } from '../role-schema.ts';
import { administratorProblems } from '../sessions/session-problems.ts';
import { problemCodes } from '../../problem.ts';

const tags = ['Dashboard'];
const moment = Type.String({ format: 'date-time' });
const momentOrNull = Type.Union([moment, Type.Null()]);
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const done = Type.Null({ description: 'Done' });
const response = { 204: done };

export const listOperatorsSchema = {
  tags,
  operationId: 'listOperators',
  summary: 'Everybody who may sign in, oldest first',
  querystring: pageQuerySchema,
  response: {
    200: pageSchema(
      Type.Object(
        {
          id: Type.String(),
          email: Type.String(),
          role: roleSchema,
          createdAt: moment,
          disabledAt: momentOrNull,
          lastSeenAt: Type.Union([moment, Type.Null()], { description: 'To the minute. Null: never.' }),
          twoFactor: Type.Boolean(),
          isYou: Type.Boolean(),
        },
        { title: 'Operator' },
      ),
    ),
  },
  problems: administratorProblems,
};

export const changeRoleSchema = {
  tags,
  operationId: 'changeRole',
  summary: 'Make an operator an administrator or a viewer',
  description:
    'Needs a confirmed session. Ends their sessions. When they become a viewer, the invitations that they gave end as well. The last ' +
    'administrator who is not disabled cannot be made a viewer.',
  params,
  body: Type.Object({ role: roleSchema }),
  response,
  problems: problemCodes(administratorProblems, 'confirmation_required', 'last_administrator'),
};

export const disableSchema = {
  tags,
  operationId: 'disableOperator',
  summary: "End an operator's access at once",
  description:
    'Ends their sessions and the invitations that they gave. The last administrator cannot be disabled.',
  params,
  response,
  problems: problemCodes(administratorProblems, 'last_administrator'),
};

export const enableSchema = {
  tags,
  operationId: 'enableOperator',
  summary: 'Enable a disabled operator, with their old password and role',
  description: 'Needs a confirmed session.',
  params,
  response,
  problems: problemCodes(administratorProblems, 'confirmation_required'),
};

export const resetTwoFactorSchema = {
  tags,
  operationId: 'resetTwoFactor',
  summary: 'Turn off the two-factor sign-in of an operator who lost their phone and recovery codes',
  description:
    'Needs a confirmed session. Ends their sessions. To turn off your own, use your password and a code.',
  params,
  response,
  problems: problemCodes(administratorProblems, 'confirmation_required', 'conflict'),
};
