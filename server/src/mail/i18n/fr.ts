import type { Texts } from './en.ts';
import { lines } from './facts.ts';

export const fr: Texts = {
  invitation: {
    subject: 'Votre invitation à Florin',
    text: ({ invitedBy, dashboard, role, link, until }) =>
      lines(
        `${invitedBy} vous invite au tableau de bord de Florin, ${dashboard}. Votre rôle : ${role}.`,
        `Choisissez un mot de passe à cette adresse, et vous serez connecté :`,
        link,
        `Le lien ne sert qu’une fois, jusqu’au ${until}, à la première personne qui l’ouvre. Ne le transmettez pas. Si vous n’attendiez pas ce message, ignorez-le.`,
      ),
  },
  roles: {
    administrator: 'administrateur',
    finance: 'finance',
    support: 'support',
    developer: 'développement',
    viewer: 'lecteur',
  },
  lockOut: {
    subject: 'Échecs de connexion à votre compte Florin',
    password: ({ times, address, at, dashboard }) =>
      lines(
        `Quelqu’un a saisi ${times} mots de passe erronés pour votre compte sur ${dashboard}, le dernier depuis ${address}, ${at}.`,
        'Florin impose désormais une attente, plus longue après chaque essai. Si c’était vous, attendez un instant et réessayez, ou demandez un nouveau mot de passe à un administrateur.',
        'Si ce n’était pas vous, cette personne n’est pas entrée, et vous n’avez rien à faire. Le journal d’audit contient chaque essai.',
      ),
    code: ({ times, address, at, dashboard }) =>
      lines(
        `Quelqu’un a saisi ${times} codes erronés pour votre compte sur ${dashboard}, le dernier depuis ${address}, ${at}.`,
        'Si c’était vous, attendez un instant et réessayez, ou utilisez un code de secours.',
        'Si ce n’était pas vous, cette personne connaît votre mot de passe : connectez-vous, changez-le maintenant et prévenez un administrateur.',
      ),
  },
  alert: {
    subject: 'Florin demande votre attention',
    text: (found, dashboard) =>
      lines(
        'Florin a trouvé quelque chose que seule une personne peut régler :',
        found,
        `L’accueil indique quoi faire : ${dashboard}`,
      ),
    kinds: {
      certificate_expired: 'Le certificat de Florin a expiré.',
      certificate_expires_soon: 'Le certificat de Florin expire bientôt.',
      certificate_wrong_name: 'Le certificat de Florin est établi pour un autre hôte.',
      clock_database: 'Les horloges de Florin et de la base de données diffèrent.',
      clock_wallet: 'Les horloges de Florin et du portefeuille diffèrent.',
      database_settings: 'Des réglages manquent au rôle de la base de données.',
      wallet_credentials: 'Le portefeuille refuse les identifiants de Florin.',
      wallet_permission: 'Le portefeuille n’autorise pas Florin à faire un appel.',
      wallet_account: 'Votre compte auprès du portefeuille n’est pas entièrement configuré.',
      wallet_request: 'Le portefeuille n’accepte pas ce que Florin envoie.',
      wallet_unknown_issue: 'Le portefeuille a signalé un problème que Florin ne connaît pas.',
      quarantined: 'Paiements qui ne concordent pas avec le portefeuille et attendent une décision :',
      disputes: 'Litiges d’acheteurs qui attendent votre réponse :',
      refunds: 'Remboursements qui demandent votre attention :',
      differences: 'Écarts trouvés par la dernière comparaison avec le portefeuille :',
      unchecked: 'Transactions que la dernière comparaison avec le portefeuille n’a pas pu vérifier :',
      webhooks: 'Points de terminaison de webhooks qui ne reçoivent aucun événement :',
    },
  },
};
