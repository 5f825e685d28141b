/** ISO 3166-1 alpha-2: the codes that are assigned. */
const assigned =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW ' +
  'BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI ' +
  'FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN ' +
  'IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME ' +
  'MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF ' +
  'PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV ' +
  'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE ' +
  'YT ZA ZM ZW';

/**
 * Left to its users by ISO 3166, and used by the European Union, banks and carriers for Kosovo, which has no other code.
 * The wallet's schema takes it.
 */
const userAssigned = 'XK';

const countries: ReadonlySet<string> = new Set([...assigned.split(' '), userAssigned]);

export const isCountry = (code: string) => countries.has(code);

/**
 * Where an address is complete without a postal code: the formats of Google's libaddressinput have none there. Added are Ireland,
 * where that data has one and does not require it, and North Korea and Syria, which it does not have.
 */
const withoutPostCodes = new Set(
  (
    'AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK IE JM KI KM KN KP LC ' +
    'LY ML MO MR MS MW NA NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW'
  ).split(' '),
);

/** Whether an address in this country needs a postal code. */
export const needsPostCode = (country: string) => isCountry(country) && !withoutPostCodes.has(country);
