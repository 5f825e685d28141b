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
import { useConfirmed } from './confirmation.ts';
import type { paths } from './schema.ts';

type Api = typeof api;
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathOf<M extends Method> = ClientPathsWithMethod<Api, M>;
type Init<M extends Method, P extends PathOf<M>> = MaybeOptionalInit<paths[P], M>;
type Answer<M extends Method, P extends PathOf<M>> = MethodResponse<Api, M, P>;

/** Paths that can be read. */
type ReadPath = PathOf<'get'>;

/** Untyped inside: the hooks below check what an operation takes and answers. */
const call = <M extends Method, P extends PathOf<M>>(method: M, path: P, init: object) =>
  answerOf((api.request as (...given: unknown[]) => Promise<{ data?: Answer<M, P> }>)(method, path, init));

interface ReadOptions<P extends ReadPath> {
  /** How soon it is read again, depending on its present value. False: never. */
  readonly refreshMs?: (data: Answer<'get', P> | undefined) => number | false;
  /** Shows the previous answer until the next one arrives, for the pages of a list. */
  readonly keepsPrevious?: boolean;
}

/** Reads: `useApi('/ip-allow-list', {})`. Components that read the same share the answer. */
export const useApi = <P extends ReadPath>(
  path: P,
  init: Init<'get', P>,
  { refreshMs = () => false, keepsPrevious = false }: ReadOptions<P> = {},
) =>
  useQuery<Answer<'get', P>>({
    queryKey: [path, init],
    queryFn: ({ signal }) => call('get', path, { ...init, signal }),
    refetchInterval: ({ state }) => refreshMs(state.data),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
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

/** Reads a list page by page. `items` has everything loaded so far; `fetchNextPage` adds to it. */
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

/** Reads these paths again, as far as they are shown. */
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
 * Changes something: `useApiChange('post', '/api-keys/{id}/revoke', ['/api-keys'])`. The paths in the list are read again
 * before the change counts as done, so that a page never shows the old state beside the message of success.
 */
export const useApiChange = <M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
  method: M,
  path: P,
  refreshes: readonly ReadPath[],
) => {
  const queryClient = useQueryClient();
  const readAgain = useReadAgain();
  const confirmed = useConfirmed();
  return useMutation<Answer<M, P>, ApiProblem, Init<M, P>>({
    mutationFn: (init) => confirmed(() => call(method, path, init ?? {})),
    // An answer may hold a secret, so it is not cached.
    gcTime: 0,
    onSuccess: async (answer, init) => {
      // That of a PUT is what a read answers from now on, also if reading it again fails.
      if (method === 'put') queryClient.setQueryData([path, { params: init?.params }], answer);
      await readAgain(...refreshes);
    },
  });
};
