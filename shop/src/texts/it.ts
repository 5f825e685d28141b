import type { Texts } from './en.ts';

export const it: Texts = {
  language: 'Italiano',
  tagline: 'Fatto a mano, da tre piccole botteghe',
  by: 'di',
  add: 'Aggiungi al carrello',
  type: { physical: 'Spedito a casa', digital: 'Da scaricare' },
  office: 'Ordini del negozio',
  navigation: { shop: 'Negozio', languages: 'Lingua' },
  demo: 'Questa è una dimostrazione di Florin. Nulla viene venduto e non si muove denaro vero.',
  cart: {
    title: 'Il suo carrello',
    empty: 'Il carrello è vuoto.',
    has: 'Nel carrello:',
    full: 'È il massimo per ordine.',
    notes: {
      emptied: 'Il carrello è stato svuotato nel frattempo. Non è stato addebitato nulla.',
      quantity: 'Inserisca un numero intero da 1 a 20. Il carrello non è cambiato.',
    },
    quantity: 'Quantità',
    change: 'Modifica',
    remove: 'Togli',
    total: 'Totale',
    checkout: 'Alla cassa',
    toShop: 'Torna al negozio',
  },
  checkout: {
    title: 'Cassa',
    notes: {
      changed: 'Il carrello è cambiato da quando ha aperto questa pagina. Lo controlli prima di pagare.',
    },
    delivery: 'Dove lo spediamo?',
    name: 'Nome e cognome',
    street: 'Via e numero',
    postCode: 'CAP',
    city: 'Città',
    country: 'Paese',
    missing: 'Compili questo campo.',
    onlyDownloads: 'È tutto da scaricare. Non serve un indirizzo.',
    pay: 'Come vuole pagare?',
    sameWallet: 'Tre modi di usare lo stesso portafoglio: scelga quello che preferisce.',
    redirect: {
      title: 'Sulla pagina del portafoglio',
      about: 'Paga lì e torna al negozio.',
      button: 'Paga con Purse',
    },
    popup: {
      title: 'In una piccola finestra',
      about: 'Questa pagina resta aperta.',
      version: 'SDK del portafoglio per browser, versione 5',
    },
    newPopup: {
      title: 'In una piccola finestra, o qui',
      about: 'Qui se il browser non apre finestre.',
      version: 'SDK del portafoglio per browser, versione 6',
    },
    failed: 'Non ha funzionato. Non è stato addebitato nulla. Riprovi.',
    unavailable:
      'Il servizio di pagamento non è raggiungibile. Non è stato addebitato nulla. Riprovi tra un momento.',
  },
  order: {
    last: 'Il suo ultimo ordine:',
    number: 'Ordine',
    sentTo: 'Lo spediamo a',
    downloads: 'I suoi download',
    download: 'Scarica',
    refunded: 'Rimborsato',
    chooseAgain: 'Scegli un altro metodo di pagamento',
    continue: 'Continua con il portafoglio',
    cancel: 'Annulla l’ordine',
    toCheckout: 'Torna alla cassa',
    toShop: 'Torna al negozio',
    states: {
      paid: { title: 'Grazie!', text: 'Abbiamo ricevuto il pagamento.' },
      refunded: { title: 'Rimborsato', text: 'Il denaro le è stato restituito.' },
      working: {
        title: 'Un momento',
        text: 'Il suo portafoglio o la banca non ha ancora confermato il pagamento. Non paghi di nuovo: questa pagina si aggiorna da sola.',
      },
      open: {
        title: 'Non ancora pagato',
        text: 'Non ha approvato il pagamento. Non è stato addebitato nulla.',
      },
      declined: {
        title: 'Pagamento rifiutato',
        text: 'Il suo portafoglio ha rifiutato il metodo di pagamento scelto. Non è stato addebitato nulla. Ne scelga un altro per completare l’ordine.',
      },
      cancelled: {
        title: 'Ha annullato il pagamento',
        text: 'Non è stato addebitato nulla. Il carrello la aspetta.',
      },
      expired: {
        title: 'È passato troppo tempo',
        text: 'Il pagamento è scaduto. Non è stato addebitato nulla. Il carrello la aspetta.',
      },
      failed: {
        title: 'Pagamento rifiutato',
        text: 'Non è stato addebitato nulla. Il carrello la aspetta.',
      },
      unclear: {
        title: 'Stiamo verificando',
        text: 'Qualcosa in questo pagamento non è chiaro. Non paghi di nuovo: ce ne occupiamo noi.',
      },
      unreachable: {
        title: 'Ancora nessuna risposta',
        text: 'Il servizio di pagamento non risponde. Abbiamo salvato l’ordine, e questa pagina si aggiorna da sola.',
      },
    },
  },
  notFound: { title: 'Pagina non trovata', text: 'Forse il link è incompleto.' },
  broken: { title: 'Qualcosa è andato storto', text: 'È colpa nostra. Riprovi.' },
};
