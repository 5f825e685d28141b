import { Type } from '../../schema.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { administratorProblems } from '../sessions/session-problems.ts';
import { problemCodes } from '../../problem.ts';
import { moment, orNull, text } from '../../http/described-fields.ts';
import { roleSchema } from '../operator.ts';

const tags = ['Dashboard'];
const idExample = '5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11';
const params = Type.Object({
  id: Type.String({ format: 'uuid', description: 'The id of the operator.', examples: [idExample] }),
});
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
          id: text('Names the operator in other calls.', idExample),
          email: text('With which they sign in.', 'ada@example.com'),
          role: roleSchema,
          createdAt: moment('When they became an operator.'),
          updatedAt: moment('When their role, password, second factor or access last changed.'),
          disabledAt: orNull(moment('When their access was ended. Null: they may sign in.'), null),
          lastSeenAt: orNull(moment('When they last did something, to the minute. Null: never.')),
          twoFactor: Type.Boolean({ description: 'Their sign-in needs a code as well.' }),
          isYou: Type.Boolean({ description: 'The operator who asks.' }),
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
