import type { Texts } from './en.ts';
import { lines } from './facts.ts';

export const it: Texts = {
  invitation: {
    subject: 'Il suo invito a Florin',
    text: ({ invitedBy, dashboard, role, link, until }) =>
      lines(
        `${invitedBy} l’ha invitata alla dashboard di Florin su ${dashboard}. Il suo ruolo: ${role}.`,
        `Scelga qui una password e avrà effettuato l’accesso:`,
        link,
        `Il link funziona una volta sola, fino al ${until}, per chi lo apre per primo. Non lo inoltri. Se non aspettava questo messaggio, lo ignori.`,
      ),
  },
  roles: {
    administrator: 'amministratore',
    finance: 'contabilità',
    support: 'assistenza',
    developer: 'sviluppo',
    viewer: 'osservatore',
  },
  lockOut: {
    subject: 'Tentativi di accesso falliti al suo account Florin',
    password: ({ times, address, at, dashboard }) =>
      lines(
        `Qualcuno ha inserito ${times} password errate per il suo account su ${dashboard}, l’ultima da ${address}, ${at}.`,
        'Florin ora impone un’attesa, più lunga dopo ogni tentativo. Se è stato lei, attenda un momento e riprovi, oppure chieda una nuova password a un amministratore.',
        'Se non è stato lei, nessuno è entrato e non deve fare nulla. Il registro di controllo contiene ogni tentativo.',
      ),
    code: ({ times, address, at, dashboard }) =>
      lines(
        `Qualcuno ha inserito ${times} codici errati per il suo account su ${dashboard}, l’ultimo da ${address}, ${at}.`,
        'Se è stato lei, attenda un momento e riprovi, oppure usi un codice di recupero.',
        'Se non è stato lei, qualcuno conosce la sua password: acceda, la cambi subito e avvisi un amministratore.',
      ),
  },
  alert: {
    subject: 'Florin richiede la sua attenzione',
    text: (found, dashboard) =>
      lines(
        'Florin ha trovato qualcosa che solo una persona può sistemare:',
        found,
        `Nella pagina iniziale c’è scritto che cosa fare: ${dashboard}`,
      ),
    kinds: {
      certificate_expired: 'Il certificato di Florin è scaduto.',
      certificate_expires_soon: 'Il certificato di Florin scade presto.',
      certificate_wrong_name: 'Il certificato di Florin è per un altro host.',
      clock_database: 'Gli orologi di Florin e del database differiscono.',
      clock_wallet: 'Gli orologi di Florin e del wallet differiscono.',
      database_settings: 'Al ruolo del database mancano impostazioni.',
      wallet_credentials: 'Il wallet non accetta le credenziali di Florin.',
      wallet_permission: 'Il wallet non consente a Florin di effettuare una chiamata.',
      wallet_account: 'Il conto presso il wallet non è completamente configurato.',
      wallet_request: 'Il wallet non accetta ciò che Florin invia.',
      wallet_unknown_issue: 'Il wallet ha segnalato un problema che Florin non conosce.',
      quarantined: 'Pagamenti che non corrispondono al wallet e richiedono una decisione:',
      disputes: 'Contestazioni che richiedono una risposta:',
      refunds: 'Rimborsi che richiedono attenzione:',
      differences: 'Differenze trovate dall’ultimo confronto con il wallet:',
      unchecked: 'Transazioni che l’ultimo confronto con il wallet non ha potuto verificare:',
      webhooks: 'Endpoint webhook che non ricevono eventi:',
    },
  },
};
