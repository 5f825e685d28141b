import type { Texts } from './en.ts';

export const de: Texts = {
  language: 'Deutsch',
  tagline: 'Von Hand gemacht, aus drei kleinen Werkstätten',
  by: 'von',
  add: 'In den Warenkorb',
  type: { physical: 'Kommt zu Ihnen', digital: 'Zum Herunterladen' },
  office: 'Bestellungen des Ladens',
  demo: 'Dies ist eine Vorführung von Florin. Nichts wird verkauft, kein echtes Geld fließt.',
  cart: {
    title: 'Ihr Warenkorb',
    empty: 'Er ist noch leer.',
    has: 'In Ihrem Warenkorb:',
    full: 'Mehr davon geht nicht auf einmal.',
    notes: {
      emptied: 'Ihr Warenkorb wurde inzwischen geleert. Es wurde nichts abgebucht.',
      quantity: 'Eine Menge ist eine ganze Zahl von 1 bis 20. Ihr Warenkorb ist, wie er war.',
    },
    quantity: 'Menge',
    change: 'Ändern',
    remove: 'Entfernen',
    total: 'Summe',
    checkout: 'Zur Kasse',
    toShop: 'Zurück zum Laden',
  },
  checkout: {
    title: 'Kasse',
    notes: {
      changed:
        'Ihr Warenkorb hat sich geändert, seit Sie diese Seite geöffnet haben. Bitte sehen Sie ihn noch einmal an, bevor Sie bezahlen.',
    },
    delivery: 'Wohin senden wir es?',
    name: 'Vor- und Nachname',
    street: 'Straße und Hausnummer',
    postCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    missing: 'Bitte ausfüllen.',
    onlyDownloads: 'Sie laden alles herunter. Wir brauchen keine Anschrift.',
    pay: 'Wie möchten Sie bezahlen?',
    sameWallet: 'Drei Wege zur selben Geldbörse, Sie haben die Wahl.',
    redirect: {
      title: 'Auf der Seite der Geldbörse',
      about: 'Sie gehen hin, bezahlen und kommen zurück.',
      button: 'Mit Purse bezahlen',
    },
    popup: {
      title: 'In einem kleinen Fenster',
      about: 'Diese Seite bleibt offen.',
      version: 'Browser-SDK der Geldbörse, Version 5',
    },
    newPopup: {
      title: 'In einem kleinen Fenster oder hier',
      about: 'Hier, wenn Ihr Browser kein Fenster öffnet.',
      version: 'Browser-SDK der Geldbörse, Version 6',
    },
    failed: 'Das hat nicht geklappt. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
    unavailable:
      'Der Zahlungsdienst ist nicht erreichbar. Es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.',
  },
  order: {
    last: 'Ihre letzte Bestellung:',
    number: 'Bestellung',
    sentTo: 'Wir senden es an',
    downloads: 'Ihre Downloads',
    download: 'Herunterladen',
    refunded: 'Erstattet',
    chooseAgain: 'Anders bezahlen',
    continue: 'Weiter zur Geldbörse',
    cancel: 'Bestellung abbrechen',
    toCheckout: 'Zurück zur Kasse',
    toShop: 'Zurück zum Laden',
    states: {
      paid: { title: 'Vielen Dank!', text: 'Ihre Zahlung ist da, die Bestellung gehört Ihnen.' },
      refunded: { title: 'Erstattet', text: 'Sie haben Ihr Geld zurück.' },
      working: {
        title: 'Einen Moment',
        text: 'Ihre Geldbörse oder deren Bank hat die Zahlung noch nicht bestätigt. Bitte bezahlen Sie nicht noch einmal: Diese Seite ändert sich von selbst.',
      },
      open: {
        title: 'Noch nicht bezahlt',
        text: 'Sie haben der Zahlung nicht zugestimmt. Es wurde nichts abgebucht.',
      },
      declined: {
        title: 'Ihre Geldbörse hat abgelehnt',
        text: 'Das gewählte Zahlungsmittel wurde abgelehnt. Es wurde nichts abgebucht. Wählen Sie ein anderes, und die Bestellung gehört Ihnen.',
      },
      cancelled: {
        title: 'Sie haben abgebrochen',
        text: 'Es wurde nichts abgebucht. Ihr Warenkorb ist noch voll.',
      },
      expired: {
        title: 'Das hat zu lange gedauert',
        text: 'Die Zahlung ist verfallen. Es wurde nichts abgebucht. Ihr Warenkorb ist noch voll.',
      },
      failed: {
        title: 'Ihre Geldbörse hat abgelehnt',
        text: 'Es wurde nichts abgebucht. Ihr Warenkorb ist noch voll.',
      },
      unclear: {
        title: 'Wir prüfen das',
        text: 'An dieser Zahlung ist etwas unklar. Bitte bezahlen Sie nicht noch einmal, wir kümmern uns darum.',
      },
      unreachable: {
        title: 'Das wissen wir noch nicht',
        text: 'Der Zahlungsdienst antwortet nicht. Ihre Bestellung bleibt, und diese Seite fragt von selbst wieder.',
      },
    },
  },
  notFound: { title: 'Diese Seite gibt es nicht', text: 'Vielleicht ist der Link unvollständig.' },
  broken: { title: 'Etwas ist schiefgegangen', text: 'Das lag an uns. Bitte versuchen Sie es noch einmal.' },
};
