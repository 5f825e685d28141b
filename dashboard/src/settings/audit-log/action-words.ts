import type { AuditAction } from '../../api/types.ts';
import { defineTexts } from '../../i18n/texts.ts';

/** Records over every action the service has, so that a new one does not compile until it has words. */
const en: Record<AuditAction, string> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  signed_out: 'Signed out',
  session_ended: 'Session ended',
  other_sessions_ended: 'All other sessions ended',
  password_changed: 'Password changed',
  password_confirmation_failed: 'Wrong password at a confirmation',
  password_reset: 'Password reset',
  two_factor_begun: 'Two-factor sign-in: set-up begun',
  two_factor_turned_on: 'Two-factor sign-in turned on',
  two_factor_removed: 'Two-factor sign-in turned off',
  two_factor_reset: 'Two-factor sign-in reset',
  two_factor_code_failed: 'Wrong two-factor code',
  recovery_codes_replaced: 'New recovery codes made',
  recovery_code_used: 'Recovery code used',
  operator_added: 'User added',
  operator_disabled: 'User disabled',
  operator_enabled: 'User enabled',
  operator_role_changed: 'Role changed',
  operator_invited: 'User invited',
  invitation_withdrawn: 'Invitation withdrawn',
  invitation_accepted: 'Invitation accepted',
  api_key_generated: 'API key generated',
  api_key_revealed: 'API key revealed',
  api_key_revoked: 'API key revoked',
  allow_list_changed: 'IP allow list changed',
  account_opened: 'Account opened',
  payment_capture_ordered: 'Capture of a payment ordered',
  payment_cancel_ordered: 'Cancellation of a payment ordered',
  wallet_asked: 'Wallet asked about a payment',
  payments_exported: 'Payments exported',
  test_clock_advanced: 'Test clock moved forward',
};

const fr: Record<AuditAction, string> = {
  signed_in: 'Connexion',
  sign_in_failed: 'Échec de connexion',
  signed_out: 'Déconnexion',
  session_ended: 'Session terminée',
  other_sessions_ended: 'Toutes les autres sessions terminées',
  password_changed: 'Mot de passe changé',
  password_confirmation_failed: 'Mot de passe incorrect à une confirmation',
  password_reset: 'Mot de passe réinitialisé',
  two_factor_begun: 'Deux facteurs : configuration commencée',
  two_factor_turned_on: 'Deux facteurs activés',
  two_factor_removed: 'Deux facteurs désactivés',
  two_factor_reset: 'Deux facteurs réinitialisés',
  two_factor_code_failed: 'Code à deux facteurs incorrect',
  recovery_codes_replaced: 'Nouveaux codes de secours créés',
  recovery_code_used: 'Code de secours utilisé',
  operator_added: 'Utilisateur ajouté',
  operator_disabled: 'Utilisateur désactivé',
  operator_enabled: 'Utilisateur réactivé',
  operator_role_changed: 'Rôle changé',
  operator_invited: 'Utilisateur invité',
  invitation_withdrawn: 'Invitation retirée',
  invitation_accepted: 'Invitation acceptée',
  api_key_generated: 'Clé d’API générée',
  api_key_revealed: 'Clé d’API révélée',
  api_key_revoked: 'Clé d’API révoquée',
  allow_list_changed: 'Adresses IP autorisées modifiées',
  account_opened: 'Compte ouvert',
  payment_capture_ordered: 'Encaissement d’un paiement demandé',
  payment_cancel_ordered: 'Annulation d’un paiement demandée',
  wallet_asked: 'Portefeuille interrogé sur un paiement',
  payments_exported: 'Paiements exportés',
  test_clock_advanced: 'Horloge de test avancée',
};

export const actionWords = defineTexts({ en, fr });

/** The service's own list, in its order, which puts what belongs together side by side. */
export const auditActions = Object.keys(en) as readonly AuditAction[];

export const isAuditAction = (text: string | null): text is AuditAction =>
  text !== null && Object.hasOwn(en, text);
