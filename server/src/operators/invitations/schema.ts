import { wideningProblems } from '../confirmation/require-confirmation.ts';
import { Type } from '../../schema.ts';
import { environments } from '../../environment.ts';
import { emailSchema, newPasswordSchema } from '../credentials/schema.ts';
import { sessionSchema } from '../sign-in/schema.ts';
import { problemCodes } from '../../problem.ts';
import { moment, text } from '../../http/described-fields.ts';
import { roleSchema } from '../operator.ts';

const tags = ['Dashboard'];
const idExample = 'A'.repeat(22);
const tokenExample = `${idExample}.${'A'.repeat(43)}`;
const token = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'The part of the link after the #.',
  examples: [tokenExample],
});
const email = text('Who is invited.', 'bob@example.com');
const expiresAt = moment('Until when the link works.');

export const listSchema = {
  tags,
  operationId: 'listInvitations',
  needs: 'manage_users' as const,
  summary: 'Open invitations, newest first',
  response: {
    200: Type.Object(
      {
        items: Type.Array(
          Type.Object(
            {
              id: text('To withdraw it.', idExample),
              email,
              role: roleSchema,
              invitedBy: text('The administrator who invited.', 'ada@example.com'),
              createdAt: moment('When the invitation was made.'),
              expiresAt,
            },
            { title: 'OpenInvitation' },
          ),
          { description: 'Invitations that can be accepted.' },
        ),
      },
      { description: 'Open invitations' },
    ),
  },
};

export const inviteSchema = {
  tags,
  operationId: 'inviteOperator',
  needs: 'manage_users' as const,
  summary: 'Invite a person by a link that is shown once',
  description:
    'Needs a confirmed session. The link works once, for 7 days, and only while the operator who invited is an administrator. A new invitation ' +
    'to the same address replaces the old one. Where `SMTP_URL` is set, Florin mails the link, in the language of `Accept-Language`; ' +
    'otherwise send it yourself.',
  body: Type.Object({ email: emailSchema, role: roleSchema }),
  response: {
    201: Type.Object(
      {
        id: text('To withdraw it.', idExample),
        link: Type.String({
          format: 'uri',
          description: 'For the person alone. It is not shown again.',
          examples: [`http://localhost:8080/dashboard/invitation#${tokenExample}`],
        }),
        expiresAt,
        isMailed: Type.Boolean({
          description:
            'The link is also mailed to the person. False: `SMTP_URL` is not set, too many mails wait, or the address is not a plain one.',
        }),
      },
      { title: 'NewInvitation', description: 'Invited' },
    ),
  },
  problems: problemCodes(wideningProblems, 'operator_exists'),
};

export const withdrawSchema = {
  tags,
  operationId: 'withdrawInvitation',
  needs: 'manage_users' as const,
  summary: 'Withdraw an invitation',
  params: Type.Object({
    id: Type.String({ maxLength: 100, description: 'The id of the invitation.', examples: [idExample] }),
  }),
  response: { 204: Type.Null({ description: 'Withdrawn' }) },
};

export const lookSchema = {
  tags,
  operationId: 'lookAtInvitation',
  needs: 'nothing' as const,
  summary: 'Read an invitation without accepting it; needs no session',
  security: [],
  body: Type.Object({ token }),
  response: {
    200: Type.Object(
      {
        email,
        role: roleSchema,
        environment: Type.Enum([...environments], {
          title: 'Environment',
          description: 'What the person will be an operator of.',
        }),
        expiresAt,
      },
      { title: 'Invitation', description: 'The invitation' },
    ),
  },
  problems: problemCodes('invitation_invalid', 'temporarily_unavailable'),
};

export const acceptSchema = {
  tags,
  operationId: 'acceptInvitation',
  needs: 'nothing' as const,
  summary: 'Accept an invitation: become an operator and sign in; needs no session',
  security: [],
  body: Type.Object({ token, password: newPasswordSchema }),
  response: { 201: sessionSchema },
  problems: problemCodes('invitation_invalid', 'temporarily_unavailable'),
};
