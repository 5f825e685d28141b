import type { Delivery } from '@florin/client';
import type { Language } from '../texts/languages.ts';

/** Where this shop sends to. */
export const countries = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL', 'PT'];

export interface DeliveryForm {
  readonly name: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
}

/** How long each may be. Florin refuses a longer postcode, and nobody could pay. */
export const lengthMax: Record<keyof DeliveryForm, number> = {
  name: 100,
  street: 100,
  postCode: 10,
  city: 100,
  country: 2,
};

export const readDeliveryForm = (form: URLSearchParams): DeliveryForm => {
  const read = (name: keyof DeliveryForm) => (form.get(name) ?? '').trim().slice(0, lengthMax[name]);
  const country = read('country');
  return {
    name: read('name'),
    street: read('street'),
    postCode: read('postCode'),
    city: read('city'),
    country: countries.includes(country) ? country : '',
  };
};

export const listMissing = (form: DeliveryForm) =>
  Object.entries(form).flatMap(([name, value]) => (value === '' ? [name] : []));

export const toDelivery = ({ name, street, postCode, city, country }: DeliveryForm): Delivery => ({
  receiver: { fullName: name },
  address: { street, postCode, city, country },
});

const usualCountries: Record<Language, string> = { en: 'GB', fr: 'FR', de: 'DE', es: 'ES', it: 'IT' };

/** What the buyer has typed for an earlier order, to fill the form again. */
export const toDeliveryForm = (delivery: Delivery | undefined, language: Language): DeliveryForm => {
  const {
    street = '',
    postCode = '',
    city = '',
    country = usualCountries[language],
  } = delivery?.address ?? {};
  return { name: delivery?.receiver?.fullName ?? '', street, postCode, city, country };
};
