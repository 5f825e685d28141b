import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ApiProblem } from './api-problem.ts';
import { callApi, type Answer, type Input, type OperationName } from './call-api.ts';

interface ReadOptions<N extends OperationName> {
  /** How long until it is read again by itself, by what it is now; false: not at all. */
  readonly refreshMs?: (data: Answer<N> | undefined) => number | false;
  /** The answer before stays until the next one is there: for the pages of a list. */
  readonly isKept?: boolean;
}

/** Reads: `useApi('readIpAllowList', {})`. The answer is shared by all who ask the same. */
export const useApi = <N extends OperationName>(
  name: N,
  input: Input<N>,
  { refreshMs = () => false, isKept = false }: ReadOptions<N> = {},
) =>
  useQuery<Answer<N>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => callApi(name, input, signal),
    refetchInterval: ({ state }) => refreshMs(state.data),
    ...(isKept ? { placeholderData: keepPreviousData } : {}),
  });

/** The operations that answer a page of a list. */
type PagedName = {
  [N in OperationName]: Answer<N> extends {
    readonly items: readonly unknown[];
    readonly nextCursor: string | null;
  }
    ? N
    : never;
}[OperationName];

interface Page {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

/** Reads a list page by page. `items` has all that is loaded; `fetchNextPage` adds to it. */
export const useApiPages = <N extends PagedName>(name: N, input: Input<N>) => {
  const query = useInfiniteQuery({
    queryKey: [name, 'pages', input],
    queryFn: ({ pageParam, signal }) => {
      const { query: given, ...rest } = input as { query?: object };
      return callApi(name, { ...rest, query: { ...given, after: pageParam } }, signal);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page as Page).nextCursor ?? undefined,
  });
  const pages = query.data?.pages as readonly Page[] | undefined;
  const items = pages?.flatMap((page) => page.items) as Answer<N>['items'][number][] | undefined;
  return { ...query, items };
};

/**
 * Changes something. What it changes is read anew before the change counts as done, so that a page never shows the old
 * state beside the message that it has changed.
 */
export const useApiChange = <N extends OperationName>(name: N, refreshes: readonly OperationName[]) => {
  const queryClient = useQueryClient();
  return useMutation<Answer<N>, ApiProblem, Input<N>>({
    mutationFn: (input) => callApi(name, input),
    // An answer may hold a secret: it is not kept longer than somebody looks at it.
    gcTime: 0,
    onSuccess: async () => {
      await Promise.all(refreshes.map((read) => queryClient.invalidateQueries({ queryKey: [read] })));
    },
  });
};
