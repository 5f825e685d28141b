import { currencyDigits, formatMinor } from '../money.ts';
import { Problem } from '../problem.ts';
import type { Config } from '../start/config.ts';
import { describeLine, numberOf, type JournalLine } from './journal.ts';
import type { Month } from '../month.ts';

// The DATEV format, header version 700, "Buchungsstapel" version 13, as DATEV describes it for developers: fields between semicolons, texts
// between quotes, CR LF, a comma in amounts, Windows-1252. One currency a file, so that no exchange rate is needed.

const headerVersion = 700;
const category = 21;
const formatVersion = 13;

/** What DATEV takes in one file. */
export const datevLinesMax = 99_999;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The 125 columns, and which of them are texts. */
const columns: readonly (readonly [name: string, isText: boolean])[] = [
  ['Umsatz (ohne Soll/Haben-Kz)', false],
  ['Soll/Haben-Kennzeichen', true],
  ['WKZ Umsatz', true],
  ['Kurs', false],
  ['Basis-Umsatz', false],
  ['WKZ Basis-Umsatz', true],
  ['Konto', false],
  ['Gegenkonto (ohne BU-Schlüssel)', false],
  ['BU-Schlüssel', true],
  ['Belegdatum', false],
  ['Belegfeld 1', true],
  ['Belegfeld 2', true],
  ['Skonto', false],
  ['Buchungstext', true],
  ['Postensperre', false],
  ['Diverse Adressnummer', true],
  ['Geschäftspartnerbank', false],
  ['Sachverhalt', false],
  ['Zinssperre', false],
  ['Beleglink', true],
  ...range(1, 8).flatMap((number) => [
    [`Beleginfo - Art ${number}`, true] as const,
    [`Beleginfo - Inhalt ${number}`, true] as const,
  ]),
  ['KOST1 - Kostenstelle', true],
  ['KOST2 - Kostenstelle', true],
  ['Kost-Menge', false],
  ['EU-Land u. UStID (Bestimmung)', true],
  ['EU-Steuersatz (Bestimmung)', false],
  ['Abw. Versteuerungsart', true],
  ['Sachverhalt L+L', false],
  ['Funktionsergänzung L+L', false],
  ['BU 49 Hauptfunktionstyp', false],
  ['BU 49 Hauptfunktionsnummer', false],
  ['BU 49 Funktionsergänzung', false],
  ...range(1, 20).flatMap((number) => [
    [`Zusatzinformation - Art ${number}`, true] as const,
    [`Zusatzinformation- Inhalt ${number}`, true] as const,
  ]),
  ['Stück', false],
  ['Gewicht', false],
  ['Zahlweise', false],
  ['Forderungsart', true],
  ['Veranlagungsjahr', false],
  ['Zugeordnete Fälligkeit', false],
  ['Skontotyp', false],
  ['Auftragsnummer', true],
  ['Buchungstyp', true],
  ['USt-Schlüssel (Anzahlungen)', false],
  ['EU-Land (Anzahlungen)', true],
  ['Sachverhalt L+L (Anzahlungen)', false],
  ['EU-Steuersatz (Anzahlungen)', false],
  ['Erlöskonto (Anzahlungen)', false],
  ['Herkunft-Kz', true],
  ['Buchungs GUID', true],
  ['KOST-Datum', false],
  ['SEPA-Mandatsreferenz', true],
  ['Skontosperre', false],
  ['Gesellschaftername', true],
  ['Beteiligtennummer', false],
  ['Identifikationsnummer', true],
  ['Zeichnernummer', true],
  ['Postensperre bis', false],
  ['Bezeichnung SoBil-Sachverhalt', true],
  ['Kennzeichen SoBil-Buchung', false],
  ['Festschreibung', false],
  ['Leistungsdatum', false],
  ['Datum Zuord. Steuerperiode', false],
  ['Fälligkeit', false],
  ['Generalumkehr (GU)', true],
  ['Steuersatz', false],
  ['Land', true],
  ['Abrechnungsreferenz', true],
  ['BVV-Position', false],
  ['EU-Land u. UStID (Ursprung)', true],
  ['EU-Steuersatz (Ursprung)', false],
  ['Abw. Skontokonto', false],
];

/** What DATEV takes as the number of a document; the others are replaced. */
const documentForm = /[^A-Za-z0-9$&%*+\-/]/g;
const documentLengthMax = 36;
const textLengthMax = 60;
/** Ten digits before the comma. */
const amountMinorMax = 999_999_999_999n;

// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u001F\u007F-\u009F]/g;
const quoted = (text: string) => `"${text.replaceAll(control, ' ').replaceAll('"', '""')}"`;

const row = (fields: readonly string[]) => `${fields.join(';')}\r\n`;

export interface DatevClient {
  readonly consultant: number;
  readonly client: number;
  readonly accountLength: number;
  readonly fiscalYearMonth: number;
}

/** The settings that DATEV needs. Without them no file is made that it would refuse. */
export const datevClientOf = ({
  datevConsultant: consultant,
  datevClient: client,
  journalAccounts,
  fiscalYearMonth,
}: Config): DatevClient => {
  if (consultant === undefined || client === undefined)
    throw new Problem(
      'conflict',
      'The journal for DATEV needs the settings DATEV_CONSULTANT and DATEV_CLIENT.',
    );
  const numbers = Object.values(journalAccounts);
  const accountLength = numbers[0]!.length;
  const isRight = numbers.every((one) => /^\d{4,8}$/.test(one) && one.length === accountLength);
  if (!isRight)
    throw new Problem(
      'conflict',
      'The journal for DATEV needs account numbers of 4 to 8 digits, all of one length: see JOURNAL_ACCOUNTS.',
    );
  return { consultant, client, accountLength, fiscalYearMonth };
};

const compactDay = (day: string) => day.replaceAll('-', '');

const fiscalYearStart = (month: string, startMonth: number) => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return `${number < startMonth ? year - 1 : year}${String(startMonth).padStart(2, '0')}01`;
};

/** The two lines before the first booking. */
export const datevHeading = (
  { consultant, client, accountLength, fiscalYearMonth }: DatevClient,
  { name, days }: Month,
  currency: string,
  at: Date,
) => {
  const madeAt = at.toISOString().replaceAll(/\D/g, '');
  const header = [
    '"EXTF"',
    String(headerVersion),
    String(category),
    '"Buchungsstapel"',
    String(formatVersion),
    madeAt,
    '',
    '"RE"',
    '""',
    '""',
    String(consultant),
    String(client),
    fiscalYearStart(name, fiscalYearMonth),
    String(accountLength),
    compactDay(days[0]!.day),
    compactDay(days.at(-1)!.day),
    quoted(`Florin ${name} ${currency}`),
    '""',
    // Financial accounting, for every purpose, and not locked yet: the consultant does that.
    '1',
    '0',
    '0',
    quoted(currency),
    '',
    '""',
    '',
    '',
    '""',
    '',
    '',
    '""',
    '""',
  ];
  return row(header) + row(columns.map(([column]) => column));
};

const decimalComma = (amountMinor: bigint, currency: string) => {
  const digits = currencyDigits(currency) ?? 2;
  // Two digits after the comma, also where the currency has none.
  const cents = amountMinor * 10n ** BigInt(2 - Math.min(digits, 2));
  return formatMinor(cents, 2).replace('.', ',');
};

/** DATEV has two digits after the comma. */
export const requireDatevCurrency = (currency: string) => {
  if ((currencyDigits(currency) ?? 3) <= 2) return;
  throw new Problem('conflict', `DATEV takes amounts with two decimals, and ${currency} has more.`);
};

/** A larger amount than DATEV takes in one line becomes several. */
const splitAmount = (amountMinor: bigint): readonly bigint[] =>
  amountMinor <= amountMinorMax
    ? [amountMinor]
    : [amountMinorMax, ...splitAmount(amountMinor - amountMinorMax)];

const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('');

export const datevRows = (line: JournalLine, accounts: Config['journalAccounts'], currency: string) => {
  const [, month = '', day = ''] = line.day.split('-');
  const given = (amountMinor: bigint): Record<string, string> => ({
    'Umsatz (ohne Soll/Haben-Kz)': decimalComma(amountMinor, currency),
    'Soll/Haben-Kennzeichen': 'S',
    'WKZ Umsatz': currency,
    Konto: numberOf(accounts, line.debit),
    'Gegenkonto (ohne BU-Schlüssel)': numberOf(accounts, line.credit),
    Belegdatum: `${day}${month}`,
    'Belegfeld 1': line.document.replaceAll(documentForm, '-').slice(0, documentLengthMax),
    Buchungstext: cut(describeLine(line), textLengthMax),
  });
  return splitAmount(line.amountMinor)
    .map((amountMinor) => {
      const fields = given(amountMinor);
      return row(
        columns.map(([name, isText]) => (isText ? quoted(fields[name] ?? '') : (fields[name] ?? ''))),
      );
    })
    .join('');
};
