import type { Texts } from '../en/en.ts';

export const eventTypes: Texts['eventTypes'] = {
  'payment.created': 'Un paiement a commencé',
  'payment.authorized': 'L’argent de l’acheteur est réservé',
  'payment.captured': 'L’argent a été encaissé',
  'payment.declined': 'Le portefeuille a refusé',
  'payment.cancelled': 'Un paiement a été annulé',
  'payment.expired': 'Un paiement n’a pas été approuvé à temps',
  'payment.failed': 'Un paiement a définitivement échoué',
  'payment.released': 'De l’argent réservé a été libéré',
  'payment.quarantined': 'Le portefeuille contredit un paiement',
  'payment.reviewed': 'La question sur un paiement est close',
  'refund.ordered': 'Un remboursement a été demandé',
  'refund.pending': 'Le portefeuille décidera plus tard d’un remboursement',
  'refund.completed': 'Un remboursement a été effectué',
  'refund.failed': 'Un remboursement a échoué',
  'refund.cancelled': 'Un remboursement a été annulé',
  'dispute.opened': 'Un acheteur a ouvert un litige',
  'dispute.updated': 'Un litige a évolué',
  'dispute.resolved': 'Un litige est résolu',
  'account.opened': 'Un compte a été ouvert',
  'transfer.made': 'De l’argent a été viré entre comptes',
};
