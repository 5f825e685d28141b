import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ClientPathsWithMethod, MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import { useCallback } from 'react';
import type { ApiProblem } from './api-problem.ts';
import { answerOf, api } from './client.ts';
import type { paths } from './schema.ts';

type Api = typeof api;
type Method = 'get' | 'post' | 'put' | 'delete';
type PathOf<M extends Method> = ClientPathsWithMethod<Api, M>;
type Init<M extends Method, P extends PathOf<M>> = MaybeOptionalInit<paths[P], M>;
type Answer<M extends Method, P extends PathOf<M>> = MethodResponse<Api, M, P>;

/** What can be read again when something has changed. */
type ReadPath = PathOf<'get'>;

/** What an operation takes and answers is checked where it is called; here it may be any. */
const call = <M extends Method, P extends PathOf<M>>(method: M, path: P, init: object) =>
  answerOf((api.request as (...given: unknown[]) => Promise<{ data?: Answer<M, P> }>)(method, path, init));

interface ReadOptions<P extends ReadPath> {
  /** How long until it is read again by itself, by what it is now; false: not at all. */
  readonly refreshMs?: (data: Answer<'get', P> | undefined) => number | false;
  /** The answer before stays until the next one is there: for the pages of a list. */
  readonly isKept?: boolean;
}

/** Reads: `useApi('/ip-allow-list', {})`. The answer is shared by all who ask the same. */
export const useApi = <P extends ReadPath>(
  path: P,
  init: Init<'get', P>,
  { refreshMs = () => false, isKept = false }: ReadOptions<P> = {},
) =>
  useQuery<Answer<'get', P>>({
    queryKey: [path, init],
    queryFn: ({ signal }) => call('get', path, { ...init, signal }),
    refetchInterval: ({ state }) => refreshMs(state.data),
    ...(isKept ? { placeholderData: keepPreviousData } : {}),
  });

interface Page {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

interface PagedGet {
  get: { parameters: { query?: { after?: string } } };
}

/** The lists that are read page by page. */
type PagedPath = { [P in ReadPath]: paths[P] extends PagedGet ? P : never }[ReadPath];
type ItemOf<P extends PagedPath> = Answer<'get', P> extends { items: (infer T)[] } ? T : never;

/** Reads a list page by page. `items` has all that is loaded; `fetchNextPage` adds to it. */
export const useApiPages = <P extends PagedPath>(path: P, init: Init<'get', P>) => {
  const query = useInfiniteQuery({
    queryKey: [path, 'pages', init],
    queryFn: ({ pageParam: after, signal }) => {
      const paged = { ...init?.params, query: { ...init?.params?.query, after } };
      return call('get', path, { ...init, params: paged, signal }) as Promise<Page>;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const items = query.data?.pages.flatMap((page) => page.items) as ItemOf<P>[] | undefined;
  return { ...query, items };
};

/** Reads again whatever is shown of these. */
export const useReadAgain = () => {
  const queryClient = useQueryClient();
  return useCallback(
    async (...reads: readonly ReadPath[]) => {
      await Promise.all(reads.map((read) => queryClient.invalidateQueries({ queryKey: [read] })));
    },
    [queryClient],
  );
};

/**
 * Changes something: `useApiChange('post', '/api-keys/{id}/revoke', ['/api-keys'])`. What it changes is read again before
 * the change counts as done, so that a page never shows the old state beside the message that it has changed.
 */
export const useApiChange = <M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
  method: M,
  path: P,
  refreshes: readonly ReadPath[],
) => {
  const readAgain = useReadAgain();
  return useMutation<Answer<M, P>, ApiProblem, Init<M, P>>({
    mutationFn: (init) => call(method, path, init ?? {}),
    // An answer may hold a secret: it is not kept longer than somebody looks at it.
    gcTime: 0,
    onSuccess: () => readAgain(...refreshes),
  });
};
