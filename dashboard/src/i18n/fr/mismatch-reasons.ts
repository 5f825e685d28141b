import type { Texts } from '../en/en.ts';

export const mismatchReasons: Texts['mismatchReasons'] = {
  other_order: 'Le portefeuille a répondu avec la commande {shown} au lieu de {asked}',
  several_purchase_units: 'La commande comporte plusieurs unités d’achat (purchase units)',
  other_order_amount: 'La commande porte sur {shown}',
  order_of_another: 'La commande appartient à {owner}',
  empty_order: 'La commande est terminée, mais elle ne contient aucun paiement',
  several_captures: 'Il y a {count} encaissements',
  several_authorizations: 'Il y a {count} autorisations',
  several_refunds: 'Il y a {count} remboursements pour la requête {requestId}',
  other_amount: 'Le paiement {id} du portefeuille est de {shown}',
  other_link: 'Le paiement {id} du portefeuille se désigne lui-même comme {shown}',
  other_capture: 'Le portefeuille a répondu avec l’encaissement {shown} au lieu de {asked}',
  other_authorization: 'Le portefeuille a répondu avec l’autorisation {shown} au lieu de {asked}',
  capture_of_another: 'L’encaissement {captureId} relève de l’autorisation {shown}, et non de {asked}',
  authorized_amount: 'L’autorisation porte sur {shown}',
  booked_capture: 'Le portefeuille a répondu avec l’encaissement {captureId}, qui est déjà comptabilisé',
  unrequested_capture: 'Le portefeuille a effectué l’encaissement {captureId}, que personne ici n’a demandé',
  neither_total: 'La commande porte sur {shown}, ce qui n’est ni l’ancien total ni le nouveau',
  refund_of_other_capture: 'Le remboursement {refundId} relève de l’encaissement {shown}, et non de {asked}',
  other_refund: 'Le remboursement {refundId} relève de la requête {shown}, et non de {asked}',
  refund_link: 'Le remboursement {refundId} se désigne lui-même comme {shown}',
  refund_amount: 'Le remboursement {refundId} est de {shown}',
  refused: 'Le portefeuille a refusé la requête : {issue}',
  other_total: 'La commande porte sur {booked} dans Florin et sur {shown} auprès du portefeuille',
  unbooked_captures:
    'Le portefeuille a encaissé de l’argent qui n’est pas comptabilisé : {shown}. Ici, le paiement est « {status} »',
  no_capture: 'Le paiement est « {status} », mais le portefeuille ne montre aucun encaissement',
  other_captures: 'Le paiement est « {status} » avec {booked}, mais le portefeuille a {shown}',
  other_returns:
    'Le paiement est « {status} » avec {booked}, et le portefeuille a {shown}. Remboursé dans Florin : {bookedReturned}, auprès du portefeuille : {shownReturned}',
  refund_vanished:
    'La commande montre le remboursement {inOrder}, mais le portefeuille, interrogé à son sujet, ne le connaît pas',
  refund_shown_otherwise:
    'La commande montre le remboursement {inOrder}, mais le portefeuille, interrogé à son sujet, montre {shown}',
  second_capture:
    'Le portefeuille a encaissé {shown} ({captureId}) pour la requête {requestId}, mais le paiement est « {status} »',
  adopted_after_end: 'Un opérateur a repris l’encaissement {captureId}, mais le paiement est « {status} »',
  return_refused: 'Le portefeuille n’a pas remboursé l’encaissement {captureId} : {issue}',
  no_answer: 'Depuis un jour, le portefeuille n’a pas dit ce qu’il en est advenu',
};
