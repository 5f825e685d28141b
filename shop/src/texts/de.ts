import type { Texts } from './en.ts';

export const de: Texts = {
  language: 'Deutsch',
  tagline: 'Von Hand gemacht, aus drei kleinen Werkstätten',
  by: 'von',
  add: 'In den Warenkorb',
  type: { physical: 'Kommt per Post', digital: 'Zum Herunterladen' },
  office: 'Bestellungen des Ladens',
  navigation: { shop: 'Laden', languages: 'Sprache' },
  demo: 'Dies ist eine Demo von Florin. Hier wird nichts verkauft, und es fließt kein echtes Geld.',
  cart: {
    title: 'Ihr Warenkorb',
    empty: 'Ihr Warenkorb ist leer.',
    has: 'In Ihrem Warenkorb:',
    full: 'Das ist die Höchstmenge pro Bestellung.',
    notes: {
      emptied: 'Ihr Warenkorb wurde inzwischen geleert. Es wurde nichts abgebucht.',
      quantity: 'Bitte geben Sie eine ganze Zahl von 1 bis 20 ein. Ihr Warenkorb ist unverändert.',
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
        'Ihr Warenkorb hat sich geändert, seit Sie diese Seite geöffnet haben. Bitte prüfen Sie ihn, bevor Sie bezahlen.',
    },
    delivery: 'Wohin sollen wir liefern?',
    name: 'Vor- und Nachname',
    street: 'Straße und Hausnummer',
    postCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    missing: 'Bitte ausfüllen.',
    onlyDownloads: 'Sie laden alles herunter, daher brauchen wir keine Adresse.',
    pay: 'Wie möchten Sie bezahlen?',
    sameWallet: 'Drei Wege zur selben Wallet. Sie haben die Wahl.',
    redirect: {
      title: 'Auf der Seite der Wallet',
      about: 'Sie bezahlen dort und kommen zurück.',
      button: 'Mit Purse bezahlen',
    },
    popup: {
      title: 'In einem kleinen Fenster',
      about: 'Diese Seite bleibt offen.',
      version: 'Browser-SDK der Wallet, Version 5',
    },
    newPopup: {
      title: 'In einem kleinen Fenster oder hier',
      about: 'Hier, wenn Ihr Browser kein Fenster öffnen kann.',
      version: 'Browser-SDK der Wallet, Version 6',
    },
    failed:
      'Das hat leider nicht funktioniert. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
    unavailable:
      'Der Zahlungsdienst ist nicht erreichbar. Es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.',
  },
  order: {
    last: 'Ihre letzte Bestellung:',
    number: 'Bestellung',
    sentTo: 'Lieferung an',
    downloads: 'Ihre Downloads',
    download: 'Herunterladen',
    refunded: 'Erstattet',
    chooseAgain: 'Andere Zahlungsart wählen',
    continue: 'Weiter zur Wallet',
    cancel: 'Bestellung abbrechen',
    toCheckout: 'Zurück zur Kasse',
    toShop: 'Zurück zum Laden',
    states: {
      paid: { title: 'Vielen Dank!', text: 'Wir haben Ihre Zahlung erhalten.' },
      refunded: { title: 'Erstattet', text: 'Sie haben Ihr Geld zurück.' },
      working: {
        title: 'Einen Moment',
        text: 'Ihre Wallet oder deren Bank hat die Zahlung noch nicht bestätigt. Bitte bezahlen Sie nicht noch einmal: Diese Seite aktualisiert sich von selbst.',
      },
      open: {
        title: 'Noch nicht bezahlt',
        text: 'Sie haben der Zahlung nicht zugestimmt. Es wurde nichts abgebucht.',
      },
      declined: {
        title: 'Ihre Zahlung wurde abgelehnt',
        text: 'Ihre Wallet hat die gewählte Zahlungsart abgelehnt. Es wurde nichts abgebucht. Wählen Sie eine andere, um die Bestellung abzuschließen.',
      },
      cancelled: {
        title: 'Sie haben die Zahlung abgebrochen',
        text: 'Es wurde nichts abgebucht. Ihr Warenkorb wartet auf Sie.',
      },
      expired: {
        title: 'Das hat zu lange gedauert',
        text: 'Die Zahlung ist abgelaufen. Es wurde nichts abgebucht. Ihr Warenkorb wartet auf Sie.',
      },
      failed: {
        title: 'Ihre Zahlung wurde abgelehnt',
        text: 'Es wurde nichts abgebucht. Ihr Warenkorb wartet auf Sie.',
      },
      unclear: {
        title: 'Wir prüfen das',
        text: 'Bei dieser Zahlung ist etwas unklar. Bitte bezahlen Sie nicht noch einmal, wir kümmern uns darum.',
      },
      unreachable: {
        title: 'Noch keine Antwort',
        text: 'Der Zahlungsdienst antwortet nicht. Ihre Bestellung ist gespeichert, und diese Seite aktualisiert sich von selbst.',
      },
    },
  },
  notFound: { title: 'Seite nicht gefunden', text: 'Vielleicht ist der Link unvollständig.' },
  broken: { title: 'Etwas ist schiefgegangen', text: 'Das lag an uns. Bitte versuchen Sie es noch einmal.' },
};
