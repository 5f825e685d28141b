import { Type } from 'typebox';
import { problemResponses } from '../../http/problem-schema.ts';
import { codeSchema, newPasswordSchema, passwordSchema } from '../credentials/schema.ts';
import { emailLengthMax } from '../operator.ts';
import { roleSchema } from '../role-schema.ts';

const tags = ['Dashboard'];

export const sessionSchema = Type.Object(
  {
    email: Type.String(),
    role: roleSchema,
    mustChangePassword: Type.Boolean({ description: 'True after a sign-in with a one-time password.' }),
    twoFactor: Type.Boolean({ description: 'The sign-in needs a code in addition to the password.' }),
    recoveryCodesLeft: Type.Integer(),
  },
  { title: 'Session', description: 'Who is signed in' },
);

const signedInSchema = Type.Object(
  {
    ...sessionSchema.properties,
    failedSignIns: Type.Integer({
      description: 'How often somebody failed to sign in as this operator since the last sign-in.',
    }),
  },
  { title: 'SignedIn', description: 'Signed in' },
);

const done = Type.Null({ description: 'Done' });

export const signInSchema = {
  tags,
  operationId: 'signIn',
  summary: 'Sign in',
  security: [],
  description:
    'When two-factor sign-in is on and `code` is missing, the answer to the right password is 401 ' +
    '`two_factor_required`. No session exists yet: send e-mail address, password and code together.',
  body: Type.Object({
    email: Type.String({ minLength: 3, maxLength: emailLengthMax }),
    password: passwordSchema,
    code: Type.Optional(codeSchema),
  }),
  response: { 200: signedInSchema, ...problemResponses(400, 401, 403, 429, 503) },
};

export const readSessionSchema = {
  tags,
  operationId: 'readSession',
  summary: 'Who is signed in',
  response: { 200: sessionSchema, ...problemResponses(401) },
};

export const signOutSchema = {
  tags,
  operationId: 'signOut',
  summary: 'Sign out',
  response: { 204: done, ...problemResponses(401, 403) },
};

export const changePasswordSchema = {
  tags,
  operationId: 'changePassword',
  summary: 'Change your own password; ends your other sessions',
  body: Type.Object({
    password: passwordSchema,
    newPassword: newPasswordSchema,
  }),
  response: { 204: done, ...problemResponses(400, 401, 403, 429, 503) },
};
