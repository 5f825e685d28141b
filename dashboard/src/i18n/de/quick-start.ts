import type { Texts } from '../en/en.ts';

export const quickStart: Texts['quickStart'] = {
  title: 'Schnellstart',
  description:
    'Vom API-Schlüssel zur eingezogenen Zahlung, in einem Terminal. Genau beschrieben ist jeder Aufruf in der',
  apiPages: 'API-Referenz',
  toKeys: 'Zu den API-Schlüsseln',
  askAdministrator: 'Ein Administrator kann einen erstellen.',
  steps: {
    key: {
      title: 'API-Schlüssel setzen',
      text: 'Zeigen Sie ihn an, kopieren Sie ihn, und fügen Sie ihn hier anstelle von <API_KEY> ein.',
    },
    token: {
      title: 'Zugriffstoken holen',
      text: 'Ein Token reicht für alle Aufrufe. Wer noch einmal fragt, erhält dasselbe, bis es abläuft.',
    },
    init: { title: 'Zahlung starten', text: '' },
    approve: {
      title: 'Den Käufer genehmigen lassen',
      text: 'Öffnen Sie die redirectionUrl aus der Antwort in einem Browser. Ihre Plattform würde den Käufer dorthin schicken.',
    },
    resume: {
      title: 'Fortsetzen',
      text: 'Das brauchen Sie nur mit dem Browser-SDK: Es teilt dem Dienst mit, dass der Käufer genehmigt hat, und die Zahlung wird eingezogen. Nach einer Weiterleitung macht der Dienst das selbst; ein weiterer Aufruf ändert nichts.',
    },
    read: { title: 'Lesen', text: 'Status, Beträge und jeder Schritt der Zahlung.' },
  },
  initText: (amount) =>
    `Beträge sind in der kleinsten Einheit der Währung angegeben: Hier sind es ${amount}. Die Antwort enthält die ID der Zahlung und die redirectionUrl für den Käufer.`,
  approve: {
    sandbox: 'In der Sandbox ist das die simulierte Wallet, die ihre Testkäufer auflistet.',
    production:
      'Dies ist die Produktionsumgebung: Wer genehmigt, zahlt echtes Geld. Das Konto muss eröffnet sein.',
  },
};
