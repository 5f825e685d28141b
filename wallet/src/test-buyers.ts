import type { FaultKind } from './faults/faults.ts';

export type Instrument = {
  id: string;
  label: string;
  note: string;
  /** The fault of every capture or authorisation with this instrument. */
  fault?: FaultKind;
};

export type Buyer = {
  id: string;
  email: string;
  givenName: string;
  surname: string;
  payerId: string;
  countryCode: string;
  /** What this buyer is for. Shown on the sign-in page. */
  story: string;
  instruments: readonly [Instrument, ...Instrument[]];
};

const balance = { id: 'balance', label: 'Purse balance', note: 'Available now' };
const bank = { id: 'bank', label: 'Bank account', note: 'NL•• •••• 4417' };
const card = { id: 'card', label: 'Debit card', note: 'Ending in 1881' };

export const buyers: readonly [Buyer, ...Buyer[]] = [
  {
    id: 'ada',
    email: 'ada@buyers.example',
    givenName: 'Ada',
    surname: 'Amsel',
    payerId: 'ADA2345678PQR',
    countryCode: 'NL',
    story: 'Everything goes well',
    instruments: [balance, bank, card],
  },
  {
    id: 'dora',
    email: 'dora@buyers.example',
    givenName: 'Dora',
    surname: 'Dahl',
    payerId: 'DRA2345678PQR',
    countryCode: 'DE',
    story: 'Her card is declined, her balance is fine',
    instruments: [
      { id: 'declined-card', label: 'Credit card', note: 'Ending in 0002', fault: 'instrument_declined' },
      balance,
    ],
  },
  {
    id: 'noor',
    email: 'noor@buyers.example',
    givenName: 'Noor',
    surname: 'Nagy',
    payerId: 'NRR2345678PQR',
    countryCode: 'FR',
    story: 'Cannot pay this merchant',
    instruments: [{ ...balance, fault: 'payer_cannot_pay' }],
  },
  {
    id: 'remy',
    email: 'remy@buyers.example',
    givenName: 'Rémy',
    surname: 'Roux',
    payerId: 'RMY2345678PQR',
    countryCode: 'BE',
    story: 'Refused by the wallet’s risk checks',
    instruments: [{ ...balance, fault: 'transaction_refused' }],
  },
  {
    id: 'pia',
    email: 'pia@buyers.example',
    givenName: 'Pia',
    surname: 'Perrin',
    payerId: 'PAA2345678PQR',
    countryCode: 'IE',
    story: 'Pays from a bank that settles later',
    instruments: [{ ...bank, id: 'slow-bank', fault: 'pending_capture' }, balance],
  },
];

export const findBuyer = (idOrEmail: string): Buyer | undefined =>
  buyers.find(({ id, email }) => id === idOrEmail || email === idOrEmail);

export const findInstrument = (buyer: Buyer, instrumentId: string): Instrument | undefined =>
  buyer.instruments.find(({ id }) => id === instrumentId);
