import { recordAct } from '../../audit/record-act.ts';
import { hasOperator } from '../add-operator.ts';
import type { SignedIn } from '../operator.ts';
import type { Role } from '../roles.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../language.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { Problem } from '../../problem.ts';
import { formatInvitationToken, makeInvitationId } from './invitation-token.ts';
import { deleteInvitation, putInvitation } from './queries.ts';

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Invites a person by a link that is shown only once, and mailed where mail is set up. */
export const inviteOperator = async (
  deps: Dependencies,
  signedIn: SignedIn,
  given: { readonly email: string; readonly role: Role; readonly language: Language | undefined },
) => {
  const { sql, clock, keyring, config } = deps;
  const id = makeInvitationId();
  const secretId = keyring.currentSecretId;
  const email = given.email.toLowerCase();
  const at = clock();
  const expiresAt = new Date(at.getTime() + lifetimeMs);
  const { role } = given;
  const token = formatInvitationToken(keyring, id, secretId);
  const dashboard = `${config.publicUrl}/dashboard`;
  // Browsers do not send what follows the #, so no server and no log sees the token.
  const link = `${dashboard}/invitation#${token}`;
  const isMailed = await sql.begin(async (tx) => {
    // Before the invitation: who disables the operator locks them, too, and then their invitations.
    await signedIn.requireAccess(tx);
    if (await hasOperator(tx, email))
      throw new Problem('operator_exists', `There is already an operator ${email}.`);
    const invitation = { id, secretId, email, role, invitedBy: signedIn.email, createdAt: at, expiresAt };
    await putInvitation(tx, { ...invitation, invitedById: signedIn.operator.id });
    const details = { role };
    await recordAct(tx, keyring, signedIn, {
      at,
      action: 'operator_invited',
      subject: email,
      details,
      widens: {},
    });
    // In the language of who invites: nobody knows that of the other one yet.
    return queueMail(
      tx,
      deps,
      { email, language: given.language ?? null },
      ({ invitation, roles }, timeOf) => ({
        subject: invitation.subject,
        text: invitation.text({
          invitedBy: signedIn.email,
          dashboard,
          role: roles[role],
          link,
          until: timeOf(expiresAt),
        }),
      }),
    );
  });
  return { id, link, expiresAt, isMailed };
};

/** Withdraws an open invitation. */
export const withdrawInvitation = ({ sql, clock, keyring }: Dependencies, signedIn: SignedIn, id: string) =>
  sql.begin(async (tx) => {
    // Before the invitation, as in `inviteOperator`.
    await signedIn.requireAccess(tx);
    const withdrawn = await deleteInvitation(tx, id);
    if (!withdrawn) throw new Problem('not_found', `There is no open invitation ${id}.`);
    const subject = withdrawn.email;
    await recordAct(tx, keyring, signedIn, { at: clock(), action: 'invitation_withdrawn', subject });
  });
