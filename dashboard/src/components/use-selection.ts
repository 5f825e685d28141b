import { useState } from 'react';

export interface Selection {
  /** In the order of the list. Only what is shown: nobody acts on what they cannot see. */
  readonly selected: readonly string[];
  readonly isSelected: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  readonly isAll: boolean;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** Which rows of a list are chosen to do something with. */
export const useSelection = (shown: readonly string[]): Selection => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(none);
  const selected = shown.filter((key) => chosen.has(key));
  const isAll = shown.length > 0 && selected.length === shown.length;
  // Uses what is selected at the click, because a row is rendered again only when it has changed itself.
  const toggle = (key: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return {
    selected,
    isSelected: (key) => chosen.has(key),
    toggle,
    isAll,
    toggleAll: () => setChosen(isAll ? none : new Set(shown)),
    clear: () => setChosen(none),
  };
};

const none: ReadonlySet<string> = new Set();
