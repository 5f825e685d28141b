import { Kbd, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { SearchIcon } from '../../icons.tsx';
import classes from './SearchButton.module.css';

const SearchDialog = lazy(() =>
  import('./SearchDialog.tsx').then((page) => ({ default: page.SearchDialog })),
);

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Finds a payment or an account from any page, also by Ctrl-K. */
export const SearchButton = () => {
  const { search: texts } = useTexts('shell');
  const [isOpen, { open, close }] = useDisclosure();
  // In fields, too: nobody has to leave one first.
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <UnstyledButton className={classes.button} onClick={open} aria-haspopup="dialog">
        <SearchIcon size={18} />
        <span className={classes.word}>{texts.title}</span>
        <Kbd className={classes.key} aria-hidden>
          {isMac ? '⌘ K' : texts.keys}
        </Kbd>
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <SearchDialog close={close} />
        </Suspense>
      )}
    </>
  );
};
