import { useState } from 'react';

/** Which columns of a list are shown. The browser remembers what was chosen. */
export const useColumns = <K extends string>(list: string, all: readonly K[], atFirst: readonly K[]) => {
  const storageKey = `florin-columns-${list}`;
  const [shown, setShown] = useState<readonly K[]>(() => {
    const stored = localStorage.getItem(storageKey)?.split(' ');
    return stored === undefined ? atFirst : all.filter((column) => stored.includes(column));
  });
  const show = (columns: readonly string[]) => {
    const chosen = all.filter((column) => columns.includes(column));
    localStorage.setItem(storageKey, chosen.join(' '));
    setShown(chosen);
  };
  return { shown, show };
};
