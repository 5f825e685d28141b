import { useState } from 'react';

interface State<T> {
  readonly draft: T;
  readonly seen: T;
  /** What was asked for here and has not come to be shown yet. */
  readonly asked: readonly T[];
}

/**
 * What is being typed, over what is shown by the address. What was asked for here leaves the typing alone when it comes
 * to be shown; another view, by the back button or a link, replaces it.
 */
export const useDraft = <T>(shown: T, isSame: (one: T, other: T) => boolean) => {
  const [state, setState] = useState<State<T>>({ draft: shown, seen: shown, asked: [] });
  let { draft } = state;
  if (!isSame(state.seen, shown)) {
    const place = state.asked.findIndex((one) => isSame(one, shown));
    if (place === -1) draft = shown;
    setState({ draft, seen: shown, asked: place === -1 ? [] : state.asked.slice(place + 1) });
  }
  return {
    draft,
    setDraft: (next: T) => setState((before) => ({ ...before, draft: next })),
    /** To be told of what is asked for, before it is. */
    expect: (next: T) => setState((before) => ({ ...before, asked: [...before.asked, next] })),
  };
};
