import type { Texts } from '../en/en.ts';

export const states: Texts['states'] = {
  loading: 'Caricamento…',
  retry: 'Riprova',
  reload: 'Ricarica la pagina',
  requestId: 'ID della richiesta',
  noPermission: {
    title: 'Il ruolo non include questa pagina',
    text: (email, role) =>
      `${email} ha il ruolo «${role}». Chiedere a un amministratore di intervenire o di cambiare il ruolo.`,
  },
  notFound: {
    title: 'Pagina non trovata',
    text: 'L’indirizzo potrebbe essere errato o la pagina potrebbe essere stata spostata.',
    home: 'Vai alla home',
  },
  updated: {
    title: 'Impossibile caricare questa pagina',
    text: 'La dashboard potrebbe essere stata aggiornata dopo l’apertura. Ricaricarla per riprendere dallo stesso punto.',
  },
  failed: 'Qualcosa è andato storto',
  connection: {
    offline:
      'Connessione assente. Quanto digitato è ancora qui; la pagina riprende appena la connessione torna.',
    unreachable:
      'Florin non è raggiungibile. Quanto digitato è ancora qui; la pagina riprende appena torna raggiungibile.',
  },
  codes: {
    unreachable: 'Il servizio non è raggiungibile. Controllare la connessione.',
    unreadable:
      'La risposta è illeggibile. Qualcosa tra il browser e il servizio potrebbe averla modificata.',
    internal_error:
      'Qualcosa è andato storto da parte nostra. Segnalarlo all’assistenza con l’ID della richiesta.',
    temporarily_unavailable: 'Al momento il servizio non può rispondere. Riprovare tra poco.',
    overloaded: 'Al momento il servizio è sovraccarico. Nulla è stato modificato; riprovare tra poco.',
    role_not_allowed: 'Il ruolo non lo consente. Rivolgersi a un amministratore.',
    signed_out: 'La sessione è terminata. Accedere di nuovo.',
    sign_in_failed: 'L’indirizzo e-mail o la password sono errati.',
    one_time_password_expired:
      'Questa password monouso è scaduta. Chiederne una nuova alla persona che l’ha fornita.',
    password_wrong: 'La password è errata.',
    confirmation_required: 'Per questa operazione serve la password. Nulla è stato modificato.',
    approval_required:
      'Prima deve approvarlo un altro amministratore, in Utenti. Nulla è stato modificato. Poi ripetere esattamente la stessa operazione.',
    code_wrong:
      'Il codice è errato o è già stato utilizzato. Verificare che l’ora del telefono sia corretta.',
    last_administrator:
      'Deve esserci almeno un amministratore. Nominare prima amministratore un’altra persona.',
    operator_exists:
      'Esiste già un utente con questo indirizzo. Riattivarlo, o cambiarne il ruolo, nell’elenco degli utenti.',
    https_required: 'La dashboard funziona solo tramite https. Aprirla al suo indirizzo https.',
    foreign_origin:
      'Il servizio ha considerato la richiesta come proveniente da un altro sito. Aprire la dashboard al suo indirizzo.',
    search_too_wide:
      'La ricerca tra così tanti pagamenti richiede troppo tempo. Restringerla per periodo, conto o stato.',
    payment_declined: 'Il wallet lo ha rifiutato. Il motivo è nella cronologia.',
    payment_not_authorized: 'Il pagamento non è più in attesa di incasso. Controllarne lo stato.',
    payment_in_progress:
      'Il pagamento è in corso di definizione con il wallet. Controllare di nuovo tra poco.',
    account_unknown: 'Conto non trovato. Controllarne l’ID.',
    account_closed: 'Il conto è chiuso. Non riceve altro denaro.',
    account_on_hold: 'Il conto è bloccato. Non si può prelevare nulla.',
    bank_account_missing: 'Per un bonifico il conto ha bisogno di un nome e di un conto bancario.',
    bank_account_too_new: 'Il conto bancario ha meno di un giorno. Riprovare più tardi.',
    account_not_empty: 'Il conto si può chiudere solo quando ogni saldo è zero e nulla è in sospeso.',
    balance_too_low:
      'Il saldo del conto non basta. Il denaro necessario per i rimborsi in corso non è disponibile.',
    payment_not_captured: 'Non è stato incassato nulla, quindi non c’è nulla da rimborsare.',
    nothing_to_reverse: 'L’intero importo è già stato stornato.',
    reversal_too_large: 'È più di quanto resta del trasferimento.',
    nothing_to_refund: 'L’intero importo è già stato rimborsato o è in corso di rimborso.',
    refund_too_large:
      'L’importo supera quanto resta ora. Controllare che cosa è stato rimborsato nel frattempo.',
    refund_in_progress:
      'Per questo pagamento è in corso un’altra operazione presso il wallet. Non è stato rimborsato nulla; riprovare quando sarà conclusa.',
    payment_under_review:
      'Il wallet non concorda con i dati di Florin su questo pagamento. Non è stato rimborsato nulla; risolvere prima la discordanza.',
    payment_disputed:
      'L’acquirente contesta il pagamento presso il wallet. Rimborsare tutto ciò che resta o attendere che la contestazione sia risolta.',
    payment_expired: 'Il pagamento è scaduto.',
    wallet_unavailable:
      'Al momento il wallet non è raggiungibile. Nulla è stato modificato; riprovare tra un minuto.',
    too_many_downloads: 'Sono già in corso cinque download. Attendere che uno sia concluso.',
    rate_limited: (seconds) => `Troppi tentativi. Riprovare tra ${seconds} s.`,
  },
};
