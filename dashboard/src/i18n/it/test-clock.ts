import type { Texts } from '../en/en.ts';

export const testClock: Texts['testClock'] = {
  title: 'Orologio di prova',
  description:
    'La sandbox funziona con un orologio che si può spostare in avanti, per vedere che cosa accade con il passare del tempo. Non torna mai indietro: ciò che è scaduto resta scaduto.',
  service: 'Ora del servizio',
  real: 'Ora reale',
  realMark: (time) => `${time} (ora reale)`,
  ahead: (duration) => `In anticipo di ${duration} sull’ora reale`,
  inStep: 'Allineato all’ora reale',
  choose: 'Sposta in avanti',
  chooseText: 'Prima della conferma viene mostrato che cosa accadrà.',
  list: 'Di quanto',
  jumps: {
    hour: 'Le sessioni della dashboard terminano dopo mezz’ora di inattività.',
    orders: 'Poco più del tempo concesso agli acquirenti per approvare: i pagamenti non approvati scadono.',
    day: 'Per vedere come appaiono domani i pagamenti di oggi.',
    tokens: 'La durata di un token di accesso: le piattaforme devono richiederne uno nuovo.',
  },
  custom: 'Un altro tempo',
  amount: 'Quantità',
  unit: 'Unità',
  units: { minute: 'Minuti', hour: 'Ore', day: 'Giorni' },
  tooFar: 'Da un minuto a 365 giorni per volta.',
  move: 'Sposta',
  moveBy: (duration) => `Sposta avanti di ${duration}`,
  ask: (duration) => `Spostare l’orologio avanti di ${duration}?`,
  willBe: 'Nuova ora',
  effectsTitle: 'Che cosa accadrà',
  effects: {
    some: 'Tutto ciò che scadrebbe in questo periodo scade ora.',
    sessions:
      'Tutte le sessioni della dashboard terminano, compresa questa. Per tornare a questa pagina occorre accedere di nuovo.',
    payments:
      'I pagamenti che nessuno ha approvato scadono, non appena il wallet conferma che nessuno lo ha fatto.',
    idempotency: 'Le chiavi di idempotenza inviate finora vengono dimenticate.',
    invitations: 'Tutti gli inviti aperti terminano.',
    tokens: 'Tutti i token di accesso scadono. Con le stesse chiavi API se ne ottengono di nuovi.',
  },
  stays: 'Il wallet simulato e le app di autenticazione mantengono la propria ora.',
  forever: 'L’operazione è irreversibile: l’orologio non torna mai indietro.',
  confirm: (duration) => `Sposta avanti di ${duration}`,
  done: (time) => `Nuova ora del servizio: ${time}.`,
};
