import type { ReactNode } from 'react';
import type { ApiProblem } from '../api/api-problem.ts';
import { Pager } from './Pager.tsx';
import { Panel } from './Panel.tsx';
import { Answered } from '../states/Answered.tsx';

interface PagedListProps<T> {
  readonly list: {
    readonly data: { readonly items: readonly T[]; readonly nextCursor: string | null } | undefined;
    readonly error: ApiProblem | null;
    readonly refetch: () => unknown;
    /** The previous page, until the next one arrives. */
    readonly isPlaceholderData: boolean;
  };
  /** What is shown in place of rows when there are none. */
  readonly empty: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A page of a list, with the way to the other pages. If it failed, the previous page does not stay in its place. */
export const PagedList = <T,>({ list, empty, children }: PagedListProps<T>) => (
  <Answered query={list.error ? { ...list, data: undefined } : list}>
    {({ items, nextCursor }) => (
      <div aria-busy={list.isPlaceholderData}>
        {items.length === 0 ? <Panel>{empty}</Panel> : children(items)}
        <Pager nextCursor={nextCursor} />
      </div>
    )}
  </Answered>
);
