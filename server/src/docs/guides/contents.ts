/** Where the first page is. */
export const home = '/docs/guides';

/** The guides in the order in which they are read: each one is a file in docs/guides. */
export const contents = [
  { title: 'Start', pages: ['quick-start'] },
  {
    title: 'Take payments',
    pages: [
      'redirect',
      'button',
      'typescript',
      'python',
      'shop-systems',
      'change-the-cart',
      'capture-later',
      'refunds',
      'marketplace',
      'disputes',
      'sellers',
    ],
  },
  { title: 'Stay informed', pages: ['webhooks', 'events', 'lists'] },
  { title: 'Get it right', pages: ['testing', 'ci', 'idempotency', 'errors'] },
  { title: 'Run it', pages: ['keys', 'production', 'upgrading', 'glossary'] },
] as const;

export type PageName = (typeof contents)[number]['pages'][number];

export const pageNames: readonly PageName[] = contents.flatMap(({ pages }) => pages);
