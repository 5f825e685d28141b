import { Type } from 'typebox';
import { problemResponses } from '../http/problem-schema.ts';
import { roles } from './operator.ts';
import { passwordLength } from './password.ts';

const tags = ['Dashboard'];

export const passwordSchema = Type.String({ minLength: 1, maxLength: passwordLength.most });

const sessionSchema = Type.Object(
  {
    email: Type.String(),
    role: Type.Enum([...roles]),
    mustChangePassword: Type.Boolean({ description: 'True after a sign-in with a one-time password.' }),
  },
  { description: 'Who is signed in' },
);

const done = Type.Null({ description: 'Done' });

export const signInSchema = {
  tags,
  operationId: 'signIn',
  summary: 'Sign in',
  security: [],
  body: Type.Object({ email: Type.String({ minLength: 3, maxLength: 254 }), password: passwordSchema }),
  response: { 200: sessionSchema, ...problemResponses(400, 401, 403, 429) },
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
    newPassword: Type.String({ minLength: passwordLength.least, maxLength: passwordLength.most }),
  }),
  response: { 204: done, ...problemResponses(400, 401, 403, 429) },
};
