import type { FaultKind } from './faults/faults.ts';

/** What an instrument is. The buyer's pages have its name in each language. */
type InstrumentKind = 'balance' | 'bank' | 'debitCard' | 'creditCard';

export interface Instrument {
  readonly id: string;
  readonly kind: InstrumentKind;
  /** What is known of the number of an account or card. */
  readonly number: string;
  /** The fault of every capture or authorisation with this instrument. */
  readonly fault?: FaultKind;
}

type BuyerId = 'ada' | 'dora' | 'noor' | 'remy' | 'pia';

export interface Buyer {
  readonly id: BuyerId;
  readonly email: string;
  readonly givenName: string;
  readonly surname: string;
  readonly payerId: string;
  readonly countryCode: string;
  readonly instruments: readonly [Instrument, ...Instrument[]];
}

const balance: Instrument = { id: 'balance', kind: 'balance', number: '' };
const bank: Instrument = { id: 'bank', kind: 'bank', number: 'NL•• •••• 4417' };
const card: Instrument = { id: 'card', kind: 'debitCard', number: '1881' };

/** The story of each one, what the buyer is for, is with the texts of the buyer's pages. */
export const buyers: readonly [Buyer, ...Buyer[]] = [
  {
    id: 'ada',
    email: 'ada@buyers.example',
    givenName: 'Ada',
    surname: 'Amsel',
    payerId: 'ADA2345678PQR',
    countryCode: 'NL',
    instruments: [balance, bank, card],
  },
  {
    id: 'dora',
    email: 'dora@buyers.example',
    givenName: 'Dora',
    surname: 'Dahl',
    payerId: 'DRA2345678PQR',
    countryCode: 'DE',
    instruments: [
      { id: 'declined-card', kind: 'creditCard', number: '0002', fault: 'instrument_declined' },
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
    instruments: [{ ...balance, fault: 'payer_cannot_pay' }],
  },
  {
    id: 'remy',
    email: 'remy@buyers.example',
    givenName: 'Rémy',
    surname: 'Roux',
    payerId: 'RMY2345678PQR',
    countryCode: 'BE',
    instruments: [{ ...balance, fault: 'transaction_refused' }],
  },
  {
    id: 'pia',
    email: 'pia@buyers.example',
    givenName: 'Pia',
    surname: 'Perrin',
    payerId: 'PAA2345678PQR',
    countryCode: 'IE',
    instruments: [{ ...bank, id: 'slow-bank', fault: 'pending_capture' }, balance],
  },
];

export const findBuyer = (idOrEmail: string): Buyer | undefined =>
  buyers.find(({ id, email }) => id === idOrEmail || email === idOrEmail);

export const findInstrument = (buyer: Buyer, instrumentId: string): Instrument | undefined =>
  buyer.instruments.find(({ id }) => id === instrumentId);
