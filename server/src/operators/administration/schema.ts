import { wideningProblems } from '../confirmation/require-confirmation.ts';
import { Type } from '../../schema.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { problemCodes } from '../../problem.ts';
import { moment, orNull, text } from '../../http/described-fields.ts';
import { rightSchema, roleSchema } from '../operator.ts';

const tags = ['Dashboard'];
const idExample = '5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11';
const params = Type.Object({
  id: Type.String({ format: 'uuid', description: 'The id of the operator.', examples: [idExample] }),
});
const done = Type.Null({ description: 'Done' });
const response = { 204: done };

export const listRolesSchema = {
  tags,
  operationId: 'listRoles',
  needs: 'operator' as const,
  summary: 'Which role may do what, in this environment',
  response: {
    200: Type.Object(
      {
        items: Type.Array(
          Type.Object(
            {
              right: rightSchema,
              roles: Type.Array(roleSchema, {
                description: 'Who may do it.',
                examples: [['administrator', 'finance']],
              }),
            },
            { title: 'RolesWithRight' },
          ),
          { description: 'One for each right.' },
        ),
      },
      { title: 'Roles', description: 'The table' },
    ),
  },
};

export const listOperatorsSchema = {
  tags,
  operationId: 'listOperators',
  needs: 'manage_users' as const,
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
};

export const changeRoleSchema = {
  tags,
  operationId: 'changeRole',
  needs: 'manage_users' as const,
  summary: 'Give an operator another role',
  description:
    'Needs a confirmed session. Ends their sessions. When they are no administrator any more, the invitations that they gave end as well. The last ' +
    'administrator who is not disabled keeps the role.',
  params,
  body: Type.Object({ role: roleSchema }),
  response,
  problems: problemCodes(wideningProblems, 'last_administrator'),
};

export const disableSchema = {
  tags,
  operationId: 'disableOperator',
  needs: 'manage_users' as const,
  summary: "End an operator's access at once",
  description:
    'Ends their sessions and the invitations that they gave. The last administrator cannot be disabled.',
  params,
  response,
  problems: problemCodes('last_administrator'),
};

export const enableSchema = {
  tags,
  operationId: 'enableOperator',
  needs: 'manage_users' as const,
  summary: 'Enable a disabled operator, with their old password and role',
  description: 'Needs a confirmed session.',
  params,
  response,
  problems: problemCodes(wideningProblems),
};

export const resetTwoFactorSchema = {
  tags,
  operationId: 'resetTwoFactor',
  needs: 'manage_users' as const,
  summary: 'Turn off the two-factor sign-in of an operator who lost their phone and recovery codes',
  description:
    'Needs a confirmed session. Ends their sessions. To turn off your own, use your password and a code.',
  params,
  response,
  problems: problemCodes(wideningProblems, 'conflict'),
};
