import { Type } from '../../schema.ts';
import { codeSchema, newPasswordSchema, passwordSchema } from '../credentials/schema.ts';
import { emailLengthMax, rightSchema, roleSchema } from '../operator.ts';
import { credentialProblems } from '../two-factor/check-credentials.ts';
import { problemCodes } from '../../problem.ts';
import { moment, text, whole } from '../../http/described-fields.ts';

const tags = ['Dashboard'];

export const sessionSchema = Type.Object(
  {
    email: text('Of the operator who is signed in.', 'ada@example.com'),
    role: roleSchema,
    rights: Type.Array(rightSchema, { description: 'What the role may do here.', examples: [['read']] }),
    mustChangePassword: Type.Boolean({ description: 'True after a sign-in with a one-time password.' }),
    twoFactor: Type.Boolean({ description: 'The sign-in needs a code in addition to the password.' }),
    recoveryCodesLeft: whole('Recovery codes that were not used yet.', 10),
  },
  { title: 'Session', description: 'Who is signed in' },
);

const signedInSchema = Type.Object(
  {
    ...sessionSchema.properties,
    failedSignIns: whole('How often someone failed to sign in as this operator since the last sign-in.', 0),
    passwordChange: Type.Union(
      [
        Type.Object({
          changedAt: moment('When.'),
          address: text('The address that it was changed from.', '192.0.2.7'),
        }),
        Type.Null(),
      ],
      {
        title: 'PasswordChange',
        description: 'The last change of the password, if it was changed since the last sign-in.',
      },
    ),
  },
  { title: 'SignedIn', description: 'Signed in' },
);

const done = Type.Null({ description: 'Done' });

export const signInSchema = {
  tags,
  operationId: 'signIn',
  needs: 'nothing' as const,
  summary: 'Sign in',
  security: [],
  description:
    'When two-factor sign-in is on and `code` is missing, the answer to the right password is 401 ' +
    '`two_factor_required`. No session exists yet: send e-mail address, password and code together.',
  body: Type.Object({
    email: Type.String({
      minLength: 3,
      maxLength: emailLengthMax,
      description: 'Upper and lower case are the same.',
      examples: ['ada@example.com'],
    }),
    password: passwordSchema,
    code: Type.Optional(codeSchema),
    confirm: Type.Optional(
      Type.Boolean({
        description:
          'True: the new session is confirmed at once, as by `POST /dashboard/api/session/confirmation`. A page whose session has ' +
          'ended sends it, so that nobody is asked twice, and nobody has to wait for a second code.',
      }),
    ),
  }),
  response: { 200: signedInSchema },
  problems: problemCodes(
    'sign_in_failed',
    'one_time_password_expired',
    'two_factor_required',
    'temporarily_unavailable',
  ),
};

export const readSessionSchema = {
  tags,
  operationId: 'readSession',
  needs: 'session' as const,
  summary: 'Who is signed in',
  response: { 200: sessionSchema },
};

export const signOutSchema = {
  tags,
  operationId: 'signOut',
  needs: 'session' as const,
  summary: 'Sign out',
  response: { 204: done },
};

export const changePasswordSchema = {
  tags,
  operationId: 'changePassword',
  needs: 'session' as const,
  summary: 'Change your own password; ends your other sessions',
  description:
    'Where two-factor sign-in is on, send a code as well. The next sign-in says that the password was changed.',
  body: Type.Object({
    password: passwordSchema,
    code: Type.Optional(codeSchema),
    newPassword: newPasswordSchema,
  }),
  response: { 204: done },
  problems: problemCodes(credentialProblems, 'conflict'),
};
