import type { TObject, Static } from '../../schema.ts';
import type { wireLinks, wireOrigin } from './wire.ts';

type WireLinks = Static<typeof wireLinks>;
type WireOrigin = Static<TObject<typeof wireOrigin>>;

export const findLink = (links: WireLinks | undefined, ...rels: readonly string[]) =>
  links?.find(({ rel }) => rels.includes(rel))?.href;

/** Some links name no host. */
const partsOf = (href: string) =>
  URL.parse(href, 'https://wallet.invalid')
    ?.pathname.split('/')
    .filter((part) => part !== '') ?? [];

/** The id at the end of a link's path. */
export const idInLink = (href: string | undefined) => (href === undefined ? undefined : partsOf(href).at(-1));

/** What links lead to, by the path before the id. Older ones use the singular. */
const kindsOfPaths: Readonly<Record<string, 'order' | 'authorization' | 'capture'>> = {
  orders: 'order',
  authorizations: 'authorization',
  authorization: 'authorization',
  captures: 'capture',
  capture: 'capture',
  sale: 'capture',
};

/** A capture's link leads up to its order or to its authorisation, so the path says what the id is of. */
const parentIn = (links: WireLinks | undefined, wanted: 'order' | 'authorization' | 'capture') => {
  const [path = '', id] = partsOf(findLink(links, 'up') ?? '').slice(-2);
  return Object.hasOwn(kindsOfPaths, path) && kindsOfPaths[path] === wanted ? id : undefined;
};

/** What a capture, an authorisation or a refund belongs to, as far as it says. */
export const readOrigin = ({ links, supplementary_data: data }: WireOrigin) => ({
  orderId: data?.related_ids?.order_id ?? parentIn(links, 'order'),
  authorizationId: data?.related_ids?.authorization_id ?? parentIn(links, 'authorization'),
  captureId: data?.related_ids?.capture_id ?? parentIn(links, 'capture'),
});
