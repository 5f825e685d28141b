import { existsSync, readFileSync } from 'node:fs';

/** Real answers and notifications are in a folder beside the repository and are never copied into it. */
const folder = new URL('../../../../shared/wallet-recordings/', import.meta.url);
export const hasRecordings = existsSync(folder);

export type Fields = Record<string, unknown>;
export type Kind =
  | 'order'
  | 'unit'
  | 'capture'
  | 'authorization'
  | 'refund'
  | 'event'
  | 'dispute'
  | 'search'
  | 'transaction';

/** Objects of one kind, with what stands around them cut off: an order without its captures. */
export type Shapes = Map<Kind, Fields[]>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** An object inside another one that is a kind of its own. */
const inner: Partial<Record<Kind, (body: Fields) => [Kind, Fields[]][]>> = {
  order: ({ purchase_units: units }) => [['unit', listOf(units)]],
  unit: ({ payments }) => {
    const { captures, authorizations, refunds } = fieldsOf(payments);
    return [
      ['capture', listOf(captures)],
      ['authorization', listOf(authorizations)],
      ['refund', listOf(refunds)],
    ];
  },
  event: ({ resource, resource_type: type, resource_version: version }) => {
    const kind = kindOfResource[String(type)];
    // Version 1.0 of the same resources has other names for everything.
    return kind && (version === '2.0' || kind === 'dispute') ? [[kind, [fieldsOf(resource)]]] : [];
  },
  search: ({ transaction_details: rows }) => [['transaction', listOf(rows)]],
};

const kindOfResource: Readonly<Record<string, Kind>> = {
  'checkout-order': 'order',
  capture: 'capture',
  authorization: 'authorization',
  refund: 'refund',
  dispute: 'dispute',
};

/** Where an inner object stands. Only that it is there is a field of the outer one. */
const cutFields = new Set([
  'purchase_units',
  'resource',
  'transaction_details',
  'captures',
  'authorizations',
  'refunds',
]);

export const addShapes = (shapes: Shapes, kind: Kind, body: Fields): Shapes => {
  shapes.set(kind, [...(shapes.get(kind) ?? []), body]);
  for (const [innerKind, objects] of inner[kind]?.(body) ?? [])
    for (const object of objects) addShapes(shapes, innerKind, object);
  return shapes;
};

/** Someone kept an answer of a capture among the orders. Its own link says what it is. */
const kindOfPath: readonly [path: string, kind: Kind][] = [
  ['/payments/captures/', 'capture'],
  ['/payments/authorizations/', 'authorization'],
  ['/payments/refunds/', 'refund'],
];
const kindOf = (kind: Kind, { links }: Fields): Kind => {
  const self = String(listOf(links).find(({ rel }) => rel === 'self')?.['href']);
  return kindOfPath.find(([path]) => self.includes(path))?.[1] ?? kind;
};

const files: readonly [file: string, kind: Kind][] = [
  ['orders', 'order'],
  ['captures', 'capture'],
  ['refunds', 'refund'],
  ['notifications', 'event'],
  ['disputes', 'dispute'],
  ['transaction-searches', 'search'],
  ['transactions', 'transaction'],
];

const readBodies = (file: string): Fields[] =>
  readFileSync(new URL(`${file}.jsonl`, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => fieldsOf((JSON.parse(line) as { body: unknown }).body));

export const readRecordedShapes = (): Shapes => {
  const shapes: Shapes = new Map();
  for (const [file, kind] of files)
    for (const body of readBodies(file)) addShapes(shapes, kindOf(kind, body), body);
  return shapes;
};

/** The names of all fields of an object, with dots. A link is named by what it leads to. */
export const pathsOf = (body: Fields): Set<string> => {
  const paths = new Set<string>();
  const walk = (object: Fields, prefix: string): void => {
    for (const [name, value] of Object.entries(described(object))) {
      const path = `${prefix}${name}`;
      paths.add(path);
      if (cutFields.has(name)) continue;
      for (const item of Array.isArray(value) ? listOf(value) : isFields(value) ? [value] : [])
        walk(item, name === 'links' ? `${path}(${String(item['rel'])}).` : `${path}.`);
    }
  };
  walk(body, '');
  return paths;
};

/** Some official bodies are descriptions: the fields are in `properties`. */
const described = (object: Fields): Fields =>
  isFields(object['properties']) ? object['properties'] : object;

/** A recording that someone has shortened, or a description, says nothing about what is always there. */
export const isWhole = (kind: Kind, body: Fields): boolean => {
  const info = fieldsOf(body['transaction_info']);
  const at = kind === 'transaction' ? info['transaction_status'] : body['create_time'];
  return kind === 'search' || kind === 'unit' ? true : typeof at === 'string' && /^\d{4}-|^[A-Z]$/.test(at);
};
