import { Type } from '../../schema.ts';
import { codeSchema, passwordSchema } from '../credentials/schema.ts';
import { problemCodes } from '../../problem.ts';
import { text } from '../../http/described-fields.ts';

const tags = ['Dashboard'];

const codesSchema = Type.Object(
  {
    recoveryCodes: Type.Array(Type.String(), {
      description: 'Ten. Each works for one sign-in.',
      examples: [['abcd-efgh-jkmn-pqrs']],
    }),
  },
  { title: 'RecoveryCodes', description: 'Shown only once' },
);

export const beginSchema = {
  tags,
  operationId: 'beginTwoFactor',
  needs: 'operator' as const,
  summary: 'Make a secret for an authenticator app, with the password confirmed',
  description:
    'TOTP (RFC 6238) with SHA-1, six digits, 30 seconds. Two-factor sign-in is on after a first code confirms it.',
  body: Type.Object({ password: passwordSchema }),
  response: {
    200: Type.Object(
      {
        secret: text('In base32, for typing it in.', 'A'.repeat(32)),
        uri: text(
          'otpauth://, for a QR code.',
          `otpauth://totp/Florin:ada%40example.com?secret=${'A'.repeat(32)}&issuer=Florin`,
        ),
      },
      { title: 'TwoFactorSecret', description: 'Started' },
    ),
  },
  problems: problemCodes('password_wrong', 'conflict'),
};

export const confirmSchema = {
  tags,
  operationId: 'confirmTwoFactor',
  needs: 'operator' as const,
  summary: 'Turn on two-factor sign-in with a first code; ends your other sessions',
  body: Type.Object({ code: codeSchema }),
  response: { 200: codesSchema },
  problems: problemCodes('code_wrong', 'conflict'),
};

export const replaceCodesSchema = {
  tags,
  operationId: 'replaceRecoveryCodes',
  needs: 'operator' as const,
  summary: 'Make ten new recovery codes, with the password and a code; the old ones stop working',
  body: Type.Object({ password: passwordSchema, code: codeSchema }),
  response: { 200: codesSchema },
  problems: problemCodes('password_wrong', 'code_wrong', 'conflict'),
};

export const removeSchema = {
  tags,
  operationId: 'removeTwoFactor',
  needs: 'operator' as const,
  summary: 'Turn off two-factor sign-in, with the password and a code',
  body: Type.Object({ password: passwordSchema, code: codeSchema }),
  response: { 204: Type.Null({ description: 'Off' }) },
  problems: problemCodes('password_wrong', 'code_wrong', 'conflict'),
};
