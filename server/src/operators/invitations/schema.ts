import { Type } from 'typebox';
import { environments } from '../../environment.ts';
import { problemResponses } from '../../http/problem-schema.ts';
import { emailSchema, newPasswordSchema } from '../credentials/schema.ts';
import { sessionSchema } from '../sign-in/schema.ts';
import { roles } from '../operator.ts';

const tags = ['Dashboard'];
const moment = Type.String({ format: 'date-time' });
const role = Type.Enum([...roles]);
const token = Type.String({ minLength: 1, maxLength: 200, description: 'What follows the # of the link.' });

export const listSchema = {
  tags,
  operationId: 'listInvitations',
  summary: 'Open invitations, newest first',
  response: {
    200: Type.Object(
      {
        items: Type.Array(
          Type.Object({
            id: Type.String(),
            email: Type.String(),
            role,
            invitedBy: Type.String(),
            createdAt: moment,
            expiresAt: moment,
          }),
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
  summary: 'Invite somebody by a link that is shown once',
  description:
    'The link works once, for 7 days, and for as long as the one who gave it is an administrator. A new invitation ' +
    'to the same address takes the place of the old one. Florin sends no mail: hand the link over yourself.',
  body: Type.Object({ email: emailSchema, role }),
  response: {
    201: Type.Object(
      { id: Type.String(), link: Type.String({ format: 'uri' }), expiresAt: moment },
      { description: 'Invited' },
    ),
    ...problemResponses(400, 401, 403, 409),
  },
};

export const withdrawSchema = {
  tags,
  operationId: 'withdrawInvitation',
  summary: 'Take an invitation back',
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  response: { 204: Type.Null({ description: 'Withdrawn' }), ...problemResponses(401, 403, 404) },
};

export const lookSchema = {
  tags,
  operationId: 'lookAtInvitation',
  summary: 'What an invitation is for, without using it up; needs no session',
  security: [],
  body: Type.Object({ token }),
  response: {
    200: Type.Object(
      { email: Type.String(), role, environment: Type.Enum([...environments]), expiresAt: moment },
      { description: 'The invitation' },
    ),
    ...problemResponses(400, 403, 404, 429),
  },
};

export const acceptSchema = {
  tags,
  operationId: 'acceptInvitation',
  summary: 'Become an operator and be signed in; needs no session',
  security: [],
  body: Type.Object({ token, password: newPasswordSchema }),
  response: { 201: sessionSchema, ...problemResponses(400, 403, 404, 429) },
};
