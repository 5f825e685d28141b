import type { Texts } from '../en/en.ts';

/** A mismatch, and what an administrator decides about it. */
export const paymentMismatch: Texts['paymentMismatch'] = {
  title: 'Il wallet non concorda con Florin',
  text: 'Florin interroga di nuovo il wallet di tanto in tanto. Se allora i dati concordano, la discordanza si risolve automaticamente. Altrimenti un operatore deve confrontarli e decidere.',
  ours: {
    title: 'Che cosa ha chiesto Florin',
    kind: 'Richiesta',
    kinds: {
      change: 'Modifica dell’importo',
      capture: 'Incasso dell’ordine',
      authorize: 'Autorizzazione dell’ordine',
      capture_authorization: 'Incasso dell’autorizzazione',
      release: 'Svincolo dell’autorizzazione',
      refund: 'Rimborso dell’incasso',
      return_capture: 'Rimborso di un incasso non registrato',
      review: 'Nessuna: il wallet ha segnalato qualcosa di propria iniziativa',
    },
    amount: 'Importo',
    requestedBy: 'Richiesta di',
    requestId: 'ID della richiesta',
    captured: 'Incassato in Florin',
    since: 'Inizio',
    detail: 'Che cosa non concorda',
  },
  theirs: {
    title: 'Che cosa dice il wallet',
    order: 'Ordine',
    captures: 'Incassi',
    authorizations: 'Autorizzazioni',
    refunds: 'Rimborsi',
    noCaptures: 'Nessuno',
    noAuthorizations: 'Nessuna',
    noRefunds: 'Nessuno',
    unreadable: 'Importo illeggibile',
    at: 'Interrogato',
  },
  resolve: {
    title: 'Risolvere la discordanza?',
    text: (id, total) =>
      `Si decide come si conclude il pagamento ${id} di ${total}. Florin interroga ancora una volta il wallet prima di modificare qualcosa. L’operazione è irreversibile.`,
    choice: 'Come deve concludersi?',
    adopt: 'Riprendi l’incasso del wallet',
    adoptable: (amount, captureId, account) =>
      `L’importo di ${amount} dell’incasso ${captureId} vale come pagato e viene accreditato a ${account}, al netto della commissione.`,
    asking: 'Richiesta al wallet in corso…',
    notAdoptable:
      'Non possibile: il wallet deve avere esattamente un incasso, nella valuta del pagamento e non superiore al suo totale.',
    alreadyCaptured: 'Non possibile: il pagamento è già incassato.',
    unknown: 'Non possibile: il wallet non ha risposto.',
    correct: 'Correggi i registri',
    correctText:
      'I rimborsi che non concordano con il wallet vengono stornati e registrati di nuovo. La piattaforma riceve l’evento refund.corrected.',
    return: 'Rimborsalo presso il wallet',
    returnable: (amount, captureId) =>
      `Florin rimborsa all’acquirente l’incasso ${captureId} di ${amount}, per la parte non ancora rimborsata. Non viene accreditato nulla e viene registrato il costo del wallet. Un pagamento aperto risulta non riuscito.`,
    notReturnable: 'Non possibile: il wallet non ha alcun incasso non registrato.',
    closeUnpaid: 'Chiudi: non pagato',
    closeUnpaidText:
      'Non viene accreditato nulla. Un pagamento aperto risulta non riuscito. Per un pagamento autorizzato, il denaro bloccato viene svincolato. Un pagamento già concluso non cambia.',
    closeDone: 'Chiudi: gestito altrove',
    closeDoneText:
      'Il pagamento resta incassato e nessun saldo cambia. La differenza è stata gestita al di fuori di Florin.',
    unseen:
      'Il wallet non risponde. Chiudere il pagamento solo dopo aver verificato sul sito del wallet che non sia stato incassato nulla.',
    note: 'Nota',
    noteHint: 'Che cosa è stato confrontato e perché si è deciso così. Resta nel registro di controllo.',
    confirm: {
      none: 'Risolvi',
      adopt: (amount) => `Riprendi ${amount}`,
      return: (amount) => `Rimborsa ${amount}`,
      correct: 'Correggi i registri',
      close: 'Chiudi la discordanza',
    },
    conflicts: {
      correct:
        'Non è stato corretto nulla. O tutti i rimborsi concordano già con il wallet, o il wallet ha dato due risposte diverse su un rimborso, o il pagamento è appena cambiato. Questa pagina mostra la situazione attuale di entrambe le parti.',
      adopt:
        'L’incasso non è stato ripreso. O il pagamento è appena cambiato, o il wallet non ha più esattamente questo unico incasso completato, o il suo ordine ha un importo diverso dal pagamento. Questa pagina mostra la situazione attuale di entrambe le parti.',
      return:
        'L’incasso non è stato rimborsato. O il pagamento è appena cambiato, o il wallet non ha più questo incasso, o ha dato due risposte diverse al riguardo, o ha rifiutato il rimborso. Questa pagina mostra la situazione attuale di entrambe le parti.',
      close:
        'La discordanza non è stata chiusa. O il pagamento è appena cambiato, o Florin sta interrogando il wallet in questo momento, o il wallet ha effettuato il rimborso: in tal caso interrogare di nuovo il wallet. Se il wallet ha incassato il pagamento, riprendere quell’incasso o prima rimborsarlo presso il wallet.',
    },
  },
};
