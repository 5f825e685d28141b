import type { Texts } from '../en/en.ts';

export const paymentActions: Texts['paymentActions'] = {
  buttons: {
    capture: 'Incassa…',
    cancel: 'Annulla il pagamento…',
    refund: 'Rimborsa…',
    ask_wallet: 'Interroga di nuovo il wallet',
    resolve: 'Risolvi…',
  },
  keep: 'Mantieni il pagamento',
  capture: {
    title: 'Incassare questo pagamento?',
    text: (id, left) =>
      `Per il pagamento ${id} il wallet tiene bloccato questo importo: ${left}. Si può incassare tutto o in parte.`,
    amount: (currency) => `Importo da incassare, in ${currency}`,
    wrong: (total) => `Più di zero e al massimo ${total}`,
    rest: (amount) => `Importo che sarà svincolato a favore dell’acquirente: ${amount}.`,
    more: 'Seguiranno altri incassi',
    moreHint: 'Altrimenti questo è l’ultimo incasso, e il resto viene svincolato a favore dell’acquirente.',
    stays: (amount) => `Importo che resta autorizzato: ${amount}.`,
    confirm: (amount) => `Incassa ${amount}`,
  },
  cancel: {
    title: 'Annullare questo pagamento?',
    awaiting: (id, total) =>
      `L’acquirente non potrà più approvare il pagamento ${id} di ${total}. L’operazione è irreversibile.`,
    authorized: (id, total) =>
      `L’importo di ${total}, bloccato per il pagamento ${id}, sarà svincolato a favore dell’acquirente. L’operazione è irreversibile.`,
    rest: (id, left, captured) =>
      `L’importo di ${left}, ancora bloccato per il pagamento ${id}, sarà svincolato a favore dell’acquirente. Quanto già incassato, ${captured}, resta. L’operazione è irreversibile.`,
    confirmRest: (left) => `Svincola ${left}`,
    confirm: (total) => `Annulla il pagamento di ${total}`,
  },
  outcomes: {
    captured: (amount) => `Importo incassato: ${amount}.`,
    partlyCaptured: (amount, left) => `Incassato finora: ${amount}. Ancora incassabile: ${left}.`,
    finished: (amount) => `Il resto è stato svincolato. Importo incassato: ${amount}.`,
    cancelled: 'Pagamento annullato.',
    adopted: (amount) => `L’importo di ${amount} è stato ripreso dal wallet e accreditato sul conto.`,
    closed: (status) => `La discordanza è chiusa. Stato del pagamento: “${status}”.`,
    changed: (status) => `Il wallet è stato interrogato. Nuovo stato del pagamento: “${status}”.`,
    same: (status) =>
      `Il wallet è stato interrogato. Lo stato del pagamento è ancora “${status}”; la risposta del wallet è nella cronologia.`,
  },
  lost: 'La risposta è andata persa: non si sa se la richiesta sia arrivata. Controllare il pagamento qui sotto prima di riprovare.',
};
