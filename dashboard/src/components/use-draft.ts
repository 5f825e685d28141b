import { useEffect, useRef, useState } from 'react';

/**
 * What is being typed, over what is shown by the address. What was asked for here leaves the typing alone when it comes
 * to be shown; another view, by the back button or a link, replaces it. Compared once it is on the page and not before:
 * while a new address is being prepared, what is typed still goes to the old one.
 */
export const useDraft = <T>(shown: T, keyOf: (value: T) => string) => {
  const [draft, setDraft] = useState(shown);
  const key = keyOf(shown);
  const seen = useRef(key);
  const asked = useRef<readonly string[]>([]);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const place = asked.current.indexOf(key);
    asked.current = place === -1 ? [] : asked.current.slice(place + 1);
    if (place === -1) setDraft(shown);
  }, [key, shown]);
  /** To be told of what is asked for, before it is. */
  const expect = (next: T) => {
    asked.current = [...asked.current, keyOf(next)];
  };
  return { draft, setDraft, expect };
};
