/** How long the IBAN of each country is (ISO 13616). */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 ' +
    'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 ' +
    'LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 ' +
    'RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** As it is compared and sent: people write it in groups of four, and in small letters. */
export const normaliseIban = (given: string) => given.replaceAll(/[ -]/g, '').toUpperCase();

/** What is wrong with a normalised IBAN, as the end of a sentence, or undefined. It never repeats the IBAN. */
export const findIbanFault = (iban: string): string | undefined => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban))
    return 'is not an IBAN: two letters for the country, two digits, and then letters and digits';
  const country = iban.slice(0, 2);
  const length = lengths[country];
  if (length === undefined) return `is not an IBAN: the country ${country} has none`;
  if (iban.length !== length)
    return `is not an IBAN: one of ${country} has ${length} characters, not ${iban.length}`;
  return remainderOf(iban) === 1 ? undefined : 'is not an IBAN: its check digits are wrong';
};

/** ISO 7064, mod 97-10: the first four characters move to the end, and letters count from 10. */
const remainderOf = (iban: string) => {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const character of rearranged)
    for (const digit of String(Number.parseInt(character, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
};

/** ISO 9362: bank, country and place, and perhaps the branch. */
export const isBic = (bic: string) => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);

/** The country and the last four characters: enough to recognise the account, and not to use it. */
export const maskIban = (iban: string) => `${iban.slice(0, 2)}…${iban.slice(-4)}`;

/** The bank. */
export const maskBic = (bic: string) => `${bic.slice(0, 4)}…`;
