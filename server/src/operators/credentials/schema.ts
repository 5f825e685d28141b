import { Type } from '../../schema.ts';
import { emailForm, emailLengthMax } from '../operator.ts';
import { passwordLength } from './password.ts';

export const passwordSchema = Type.String({
  minLength: 1,
  maxLength: passwordLength.max,
  description: 'The password of the operator who is signed in, or signs in.',
  examples: ['correct horse battery'],
});

export const codeSchema = Type.String({
  minLength: 6,
  maxLength: 40,
  description: 'Six digits of the authenticator app, or a recovery code. Each works once.',
  examples: ['123456'],
});

/** Confirms the one request that carries it. Without it, the session has to be confirmed. */
export const confirmationSchema = {
  password: Type.Optional(passwordSchema),
  code: Type.Optional(codeSchema),
};

export const newPasswordSchema = Type.String({
  minLength: passwordLength.min,
  maxLength: passwordLength.max,
  description: 'Your new password. Not the e-mail address.',
  examples: ['another horse battery'],
});

export const emailSchema = Type.String({
  minLength: 3,
  maxLength: emailLengthMax,
  pattern: emailForm.source,
  description: 'With which the person will sign in.',
  examples: ['bob@example.com'],
});
