import type { PurchaseUnit } from '../records/purchase-unit.ts';
import { issueError } from '../wire-error.ts';

/** Countries where every address has a postal code. The provider doesn't publish its list, so this one has only the sure cases. */
const withPostalCode = new Set(
  (
    'AT AU AX BE BR CA CH CN CZ DE DK EE ES FI FR GB GL GR HU IN IT JP KR LI LT LU LV MX MY NL NO NZ PL PR PT RU SE SG SK TR TW ' +
    'UA US ZA'
  ).split(' '),
);

/** City states, and places whose addresses name a district instead. */
const withoutCity = new Set(['AE', 'GI', 'HK', 'MC', 'MO', 'SG', 'SM', 'VA']);

/** The merchant has provided this address, so the buyer cannot complete it. */
export const checkAddress = ({ shipping }: PurchaseUnit, index: number): void => {
  const address = shipping?.address;
  if (address === undefined) return;
  const field = `/purchase_units/${index}/shipping/address`;
  const { country_code: country, admin_area_2: city = '', postal_code: code = '' } = address;
  if (city === '' && !withoutCity.has(country))
    throw issueError('CITY_REQUIRED', { field: `${field}/admin_area_2`, location: 'body' });
  if (code === '' && withPostalCode.has(country))
    throw issueError('POSTAL_CODE_REQUIRED', { field: `${field}/postal_code`, location: 'body' });
};
