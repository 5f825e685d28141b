import type { operations } from './schema.ts';

/** The query of a call. */
export type QueryOf<Name extends keyof operations> = operations[Name]['parameters'] extends {
  query?: infer Query;
}
  ? { readonly [Field in keyof Query]?: Query[Field] | undefined }
  : never;

/**
 * A part of a list. Send `nextCursor` as `after` to read on; null says that this is the last part.
 *
 * @example
 * const { items, nextCursor }: Page<{ id: string }> = await florin.payments.page({ limit: 10 });
 * if (nextCursor !== null) await florin.payments.page({ limit: 10, after: nextCursor });
 * console.log(items.length);
 */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

/** Reads a list page by page, each when its first item is asked for. */
export async function* readPages<T>(
  readPage: (after: string | undefined) => Promise<Page<T>>,
  after?: string,
) {
  for (let cursor: string | null | undefined = after; cursor !== null;) {
    const page: Page<T> = await readPage(cursor);
    yield* page.items;
    cursor = page.nextCursor;
  }
}
