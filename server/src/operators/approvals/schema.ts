import { moment, orNull, text } from '../../http/described-fields.ts';
import { problemCodes } from '../../problem.ts';
import { Type } from '../../schema.ts';

const tags = ['Dashboard'];
const idExample = '5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11';
const params = Type.Object({
  id: Type.String({ format: 'uuid', description: 'The id of the request.', examples: [idExample] }),
});

export const listSchema = {
  tags,
  operationId: 'listAccessRequests',
  needs: 'manage_users' as const,
  summary: 'What gives or widens access and waits for a second administrator, newest first',
  description: 'Only with `ACCESS_APPROVAL=other`. Otherwise the list is empty.',
  response: {
    200: Type.Object(
      {
        items: Type.Array(
          Type.Object(
            {
              id: text('To approve or refuse it.', idExample),
              action: text('What is asked for, as the audit log names it.', 'operator_invited'),
              subject: text('What or whom it is done to.', 'bob@example.com'),
              details: Type.Record(Type.String(), Type.Unknown(), {
                description: 'More about it, as in the audit log.',
                examples: [{ role: 'administrator' }],
              }),
              requestedBy: text('Who asks.', 'ada@example.com'),
              createdAt: moment('When they asked.'),
              updatedAt: moment('When they asked or, once it is approved, when that was.'),
              approvedBy: orNull(text('Who has approved it. Null: nobody yet.', 'cleo@example.com'), null),
              expiresAt: moment('Until when it can be approved or, once it is, done.'),
              isYours: Type.Boolean({ description: 'The operator who asks is the one of this request.' }),
            },
            { title: 'AccessRequest' },
          ),
          { description: 'Requests that have not expired and were not used.' },
        ),
      },
      { description: 'Open requests' },
    ),
  },
};

export const approveSchema = {
  tags,
  operationId: 'approveAccessRequest',
  needs: 'manage_users' as const,
  summary: 'Let another operator do this, once, within a day',
  description: 'Needs a confirmed session. Nobody can approve what they asked for themselves.',
  params,
  response: { 204: Type.Null({ description: 'Approved' }) },
  problems: problemCodes('confirmation_required', 'conflict'),
};

export const refuseSchema = {
  tags,
  operationId: 'refuseAccessRequest',
  needs: 'manage_users' as const,
  summary: 'Refuse a request or take back an approval; who asked can withdraw it',
  params,
  response: { 204: Type.Null({ description: 'Refused' }) },
};
