import type { Texts } from '../en/en.ts';

const pagamenti = (count: number, text: string) => (count === 1 ? '1 pagamento' : `${text} pagamenti`);

export const home: Texts['home'] = {
  title: 'Home',
  verdicts: {
    well: { title: 'Tutto bene', text: 'Nulla richiede attenzione.' },
    quiet: {
      title: 'Tutto bene',
      text: 'Nulla richiede attenzione. Di recente Florin non ha chiamato il wallet.',
    },
    doubt: {
      title: (count, text) =>
        count === 1 ? '1 pagamento è incerto' : `${pagamenti(count, text)} sono incerti`,
      text: 'Il wallet non ha ancora comunicato l’esito. Florin continua a interrogarlo e non incassa mai due volte.',
    },
    troubled: {
      title: 'Collegamento con il wallet da correggere',
      text: 'Il wallet rifiuta le chiamate per un motivo che Florin non può risolvere da solo. Più in basso è indicato che cosa fare.',
    },
    failing: {
      title: 'Il wallet non funziona correttamente',
      text: 'I nuovi pagamenti potrebbero non partire e quelli aperti richiedere più tempo. Nessun importo va perso: Florin continua a riprovare.',
    },
    quarantined: {
      title: (count, text) =>
        count === 1
          ? '1 pagamento richiede una decisione'
          : `${pagamenti(count, text)} richiedono una decisione`,
      text: 'I dati del wallet non concordano con quelli di Florin. Un operatore deve aprire il pagamento, confrontarli e decidere.',
    },
    surroundings: {
      title: 'C’è qualcosa da correggere attorno a Florin',
      text: 'Un certificato, un orologio o il database richiede un intervento. Le istruzioni sono qui sotto.',
    },
    differences: {
      title: (count, text) =>
        count === 1 ? '1 differenza rispetto al wallet' : `${text} differenze rispetto al wallet`,
      text: 'L’ultimo confronto ha trovato presso il wallet importi che non concordano con i nostri registri.',
    },
    incomplete: {
      title: 'L’ultimo confronto con il wallet è incompleto',
      text: 'Non è stato possibile confrontare alcune transazioni del wallet. Il rapporto le elenca.',
    },
    disputed: {
      title: (count, text) =>
        count === 1
          ? '1 contestazione richiede una risposta'
          : `${text} contestazioni richiedono una risposta`,
      text: 'Rispondere sul sito del wallet entro la scadenza.',
    },
    refunds: {
      title: (count, text) =>
        count === 1 ? '1 rimborso richiede attenzione' : `${text} rimborsi richiedono attenzione`,
      text: 'Il wallet per ora li ha rifiutati o non decide da una settimana.',
    },
    webhooks: {
      title: (count, text) =>
        count === 1 ? '1 endpoint webhook non funziona' : `${text} endpoint webhook non funzionano`,
      text: 'Non ricevono eventi. I pagamenti non ne risentono.',
    },
    stale: {
      title: 'Stato sconosciuto',
      text: (at) => `Il servizio non ha risposto. Ultimo aggiornamento dei dati di questa pagina: ${at}.`,
    },
    paused: {
      title: 'In pausa durante l’assenza',
      text: (at) => `Ultimo aggiornamento dei dati: ${at}. La pagina si aggiorna al ritorno.`,
    },
  },
  also: 'Richiede attenzione anche',
  look: 'Mostra',
  asOf: (at) => `Aggiornamento: ${at}`,
  today: {
    title: 'Oggi',
    since: (time) => `Dalla mezzanotte UTC (ora locale: ${time})`,
    started: 'Pagamenti avviati',
    startedThen: (count, weekday) => `${count} a quest’ora, ${weekday} della settimana scorsa`,
    volumeThen: (amount, weekday) => `${amount} nell’intera giornata, ${weekday} della settimana scorsa`,
    success: 'Tasso di successo',
    successHint: 'Incassati, su quelli incassati o non riusciti',
    noSuccess: 'Ancora nessun pagamento incassato o non riuscito',
    volume: 'Incassato oggi',
    noVolume: 'Ancora nessun incasso',
    count: pagamenti,
  },
  funnel: {
    title: 'Dall’avvio all’incasso',
    started: 'Avviati',
    approved: 'Approvati',
    captured: 'Incassati',
    losses: 'Dove gli acquirenti si sono fermati',
    waiting: 'In attesa dell’acquirente',
    cancelled: 'Annullati',
    expired: 'Scaduti',
    /** Why the wallet declined. Others are shown in the wallet’s own word. */
    reasons: {
      INSTRUMENT_DECLINED: 'Carta o conto rifiutati',
      PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'Conto dell’acquirente bloccato',
      PAYER_ACCOUNT_RESTRICTED: 'Conto dell’acquirente limitato',
      PAYER_CANNOT_PAY: 'L’acquirente non può pagare',
      PAYER_ACTION_REQUIRED: 'L’acquirente deve confermare',
      TRANSACTION_REFUSED: 'Rifiutato dal wallet',
      TRANSACTION_LIMIT_EXCEEDED: 'Oltre il limite dell’acquirente',
    },
  },
  flow: {
    title: 'Dov’è il denaro',
    hint: 'Tutto ciò che è stato incassato finora. Prelievi e conversioni provengono dai rapporti giornalieri del wallet.',
    nodes: {
      captured: 'Incassato',
      accounts: 'Conti dei venditori',
      commission: 'Commissione trattenuta',
      refunded: 'Rimborsato',
      atWallet: 'Nel wallet',
      walletFee: 'Costi del wallet',
      atBank: 'In banca',
      converted: 'Convertito',
      payout: 'Bonifici in corso',
      paidOut: 'Versato',
    },
  },
  volume: {
    title: 'Incassato negli ultimi 30 giorni',
    currency: 'Valuta',
    chart: (currency, total, count) =>
      `Grafico a barre: importo incassato in ciascuno degli ultimi 30 giorni in ${currency}. Totale: ${total}; pagamenti: ${count}. La tabella sottostante riporta gli stessi dati.`,
    total: (count, text) => `in ${pagamenti(count, text)}`,
    soFar: 'finora',
    showTable: 'Mostra come tabella',
    day: 'Giorno',
    payments: 'Pagamenti',
    amount: 'Incassato',
    empty: 'Nessun incasso negli ultimi 30 giorni.',
  },
  doubt: {
    title: 'Incerti',
    none: 'Nessuno',
    oldest: (ago) => `Il più vecchio: ${ago}`,
    text: 'Il wallet non ne ha ancora comunicato l’esito. Florin continua a interrogarlo.',
    link: 'Vedi i pagamenti incerti',
  },
  quarantine: {
    title: 'In quarantena',
    none: 'Nessuno',
    text: 'Pagamenti per cui il wallet non concorda con Florin. Un operatore deve decidere sulla pagina di ciascun pagamento.',
    link: 'Vedi i pagamenti in quarantena',
  },
  disputed: {
    title: 'Contestazioni',
    none: 'Nessuna',
    text: 'Contestazioni degli acquirenti che richiedono una risposta.',
    due: (at) => `Prossima scadenza: ${at}.`,
    link: 'Vedi le contestazioni',
  },
  refunds: {
    title: 'Rimborsi',
    none: 'Nessuno',
    text: 'Rimborsi da ritentare o da chiarire con l’assistenza del wallet.',
    refused: (count) => `Rifiutati questa settimana e non ritentati: ${count}.`,
    undecided: (count) => `Senza decisione da una settimana: ${count}.`,
    link: 'Vedi questi rimborsi',
  },
  differences: {
    title: 'Riconciliazione',
    none: 'Nessuna differenza',
    text: 'Le transazioni del wallet confrontate con i nostri registri.',
    last: (ago) => `Ultimo confronto: ${ago}.`,
    never: 'Ancora nessun confronto',
    incomplete: { none: 'Incompleta', link: 'Vedi il rapporto' },
    unchecked: (count) => `Transazioni non confrontate: ${count}.`,
    link: 'Vedi le differenze',
  },
  webhooks: {
    title: 'Webhook',
    none: 'Tutto consegnato',
    text: 'Endpoint che non funzionano o che sono stati disattivati per questo motivo.',
    lag: (duration) => `L’evento più vecchio attende da ${duration}.`,
    noLag: 'Nessun evento in attesa.',
    link: 'Vedi gli endpoint che non funzionano',
  },
  wallet: {
    title: 'Wallet',
    states: { well: 'Risponde', failing: 'Non funziona', unknown: 'Non chiamato di recente' },
    calls: 'Chiamate in 15 minuti',
    moreThan: (count) => `Più di ${count}`,
    ofNewest: (count) => `Gli altri dati riguardano le ultime ${count}.`,
    failures: 'Senza risposta utilizzabile',
    median: 'Tempo mediano',
    last: 'Ultima risposta',
    never: 'Mai',
  },
  warnings: {
    title: 'Da correggere attorno a Florin',
    kinds: {
      certificate_expired: {
        what: 'Il certificato di Florin è scaduto.',
        remedy:
          'Browser e piattaforme rifiutano la connessione. Rinnovare il certificato di TLS_CERT_FILE e inviare SIGHUP a Florin.',
      },
      certificate_expires_soon: {
        what: 'Il certificato di Florin scade presto.',
        remedy:
          'Rinnovare il certificato di TLS_CERT_FILE e inviare SIGHUP a Florin. Verificare perché non è stato rinnovato automaticamente.',
      },
      certificate_wrong_name: {
        what: 'Il certificato di Florin è per un altro host.',
        remedy: 'Ottenere un certificato per l’host di PUBLIC_URL, oppure correggere PUBLIC_URL.',
      },
      clock_database: {
        what: 'Gli orologi di Florin e del database differiscono.',
        remedy:
          'Regolare entrambe le macchine con NTP. Fino ad allora i pagamenti possono scadere troppo presto o troppo tardi.',
      },
      clock_wallet: {
        what: 'Gli orologi di Florin e del wallet differiscono.',
        remedy:
          'Regolare questa macchina con NTP. Fino ad allora le notifiche del wallet possono essere rifiutate perché troppo vecchie.',
      },
      database_settings: {
        what: 'Al ruolo del database mancano impostazioni.',
        remedy:
          'Impostarle per il ruolo come indica la sezione su PgBouncer di docs/operating.md. Senza di esse un solo blocco può fermare i pagamenti.',
      },
    },
  },
  troubles: {
    title: 'Da correggere presso il wallet',
    at: 'in',
    times: (count, text, at) => (count === 1 ? `Una volta: ${at}.` : `${text} volte, l’ultima: ${at}.`),
    kinds: {
      credentials: {
        what: 'Il wallet non accetta le credenziali di Florin.',
        remedy:
          'Confrontare WALLET_CLIENT_ID e WALLET_CLIENT_SECRET con l’app nella console per sviluppatori del wallet. Verificare che appartengano allo stesso ambiente di WALLET_URL (sandbox o live). Poi riavviare Florin.',
      },
      permission: {
        what: 'Il wallet non consente a Florin di effettuare questa chiamata.',
        remedy:
          'Attivare la funzione per l’app nella console per sviluppatori del wallet. Possono volerci ore prima che il wallet la applichi. Florin continua a riprovare.',
      },
      account: {
        what: 'Il conto presso il wallet non è completamente configurato.',
        remedy:
          'Accedere al sito del wallet e cercare attività in sospeso o limiti del conto, oppure chiedere chiarimenti all’assistenza del wallet. Fino ad allora i pagamenti interessati non riescono.',
      },
      request: {
        what: 'Il wallet non accetta ciò che Florin invia.',
        remedy:
          'È un errore di Florin. Aggiornare Florin o segnalare il problema allegando la cronologia del pagamento, che contiene l’ID di debug del wallet.',
      },
      unknown_issue: {
        what: 'Il wallet ha segnalato un problema che Florin non conosce.',
        remedy:
          'Cercarlo nella documentazione del wallet e segnalarlo. Florin non ne trae conclusioni e continua a interrogare il wallet.',
      },
      notification: {
        what: 'Una notifica è stata rifiutata.',
        remedy:
          'Chiunque può inviarne una, quindi potrebbe non provenire dal wallet. Se mancano le notifiche del wallet stesso, eseguire “florin wallet check”. I pagamenti vengono conclusi anche senza, solo più tardi.',
      },
    },
    /** Why a notification was refused, and what to do if it was the wallet’s own. */
    refused: {
      stale:
        'Risulta inviata molto tempo fa o nel futuro. Controllare l’orologio di questa macchina. Viene rifiutata, come è giusto, anche una vecchia notifica inviata di nuovo da qualcuno.',
      untrusted_certificate:
        'Il certificato non è del wallet. Verificare che WALLET_URL sia l’ambiente il cui webhook invia a Florin. Se lo è, l’ha inviata un estraneo.',
      wrong_signature:
        'La firma è errata. Confrontare WALLET_WEBHOOK_ID con il webhook nella console per sviluppatori del wallet. Se coincidono, l’ha inviata un estraneo.',
    },
  },
  empty: {
    title: 'In attesa del primo pagamento',
    text: 'Quattro comandi in un terminale portano dalla chiave API al denaro incassato. Il pagamento comparirà qui.',
    action: 'Vai alla guida rapida',
  },
};
