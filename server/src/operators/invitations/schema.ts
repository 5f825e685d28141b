import { Type } from 'typebox';
import { environments } from '../../environment.ts';
import { problemResponses } from '../../http/problem-schema.ts';
import { emailSchema, newPasswordSchema } from '../credentials/schema.ts';
import { sessionSchema } from '../sign-in/schema.ts';
import { roleSchema } from '../role-schema.ts';

const tags = ['Dashboard'];
const moment = Type.String({ format: 'date-time' });
const token = Type.String({ minLength: 1, maxLength: 200, description: 'The part of the link after the #.' });

export const listSchema = {
  tags,
  operationId: 'listInvitations',
  summary: 'Open invitations, newest first',
  response: {
    200: Type.Object(
      {
        items: Type.Array(
          Type.Object(
            {
              id: Type.String(),
              email: Type.String(),
              role: roleSchema,
              invitedBy: Type.String(),
              createdAt: moment,
              expiresAt: moment,
            },
            { title: 'OpenInvitation' },
          ),
        ),
      },
      { description: 'Open invitations' },
    ),
    ...problemResponses(401, 403),
  },
};

export const inviteSchema = {
  tags,
  operationId: 'inviteOperator',
  summary: 'Invite a person by a link that is shown once',
  description:
    'Needs a confirmed session. The link works once, for 7 days, and only while the operator who invited is an administrator. A new invitation ' +
    'to the same address replaces the old one. Florin sends no mail: send the link yourself.',
  body: Type.Object({ email: emailSchema, role: roleSchema }),
  response: {
    201: Type.Object(
      { id: Type.String(), link: Type.String({ format: 'uri' }), expiresAt: moment },
      { title: 'NewInvitation', description: 'Invited' },
    ),
    ...problemResponses(400, 401, 403, 409),
  },
};

export const withdrawSchema = {
  tags,
  operationId: 'withdrawInvitation',
  summary: 'Withdraw an invitation',
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  response: { 204: Type.Null({ description: 'Withdrawn' }), ...problemResponses(401, 403, 404) },
};

export const lookSchema = {
  tags,
  operationId: 'lookAtInvitation',
  summary: 'Read an invitation without accepting it; needs no session',
  security: [],
  body: Type.Object({ token }),
  response: {
    200: Type.Object(
      {
        email: Type.String(),
        role: roleSchema,
        environment: Type.Enum([...environments], { title: 'Environment' }),
        expiresAt: moment,
      },
      { title: 'Invitation', description: 'The invitation' },
    ),
    ...problemResponses(400, 403, 404, 429),
  },
};

export const acceptSchema = {
  tags,
  operationId: 'acceptInvitation',
  summary: 'Accept an invitation: become an operator and sign in; needs no session',
  security: [],
  body: Type.Object({ token, password: newPasswordSchema }),
  response: { 201: sessionSchema, ...problemResponses(400, 403, 404, 429, 503) },
};
