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

const fieldMax = 100;

export const readDeliveryForm = (form: URLSearchParams): DeliveryForm => {
  const read = (name: string) => (form.get(name) ?? '').trim().slice(0, fieldMax);
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
