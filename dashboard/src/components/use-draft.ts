import { useEffect, useRef, useState } from 'react';

/**
 * The text in a filter while the operator types, over the filter in the address. A filter that was requested here does not
 * overwrite the draft when it arrives in the address; a filter from the back button or a link does.
 */
export const useDraft = <T>(shown: T, keyOf: (value: T) => string) => {
  const [draft, setDraft] = useState(shown);
  const key = keyOf(shown);
  const seen = useRef(key);
  const requested = useRef<readonly string[]>([]);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const index = requested.current.indexOf(key);
    requested.current = index === -1 ? [] : requested.current.slice(index + 1);
    if (index === -1) setDraft(shown);
  }, [key, shown]);
  /** To be called before a new filter is put into the address. */
  const markRequested = (next: T) => {
    requested.current = [...requested.current, keyOf(next)];
  };
  return { draft, setDraft, markRequested };
};
