import { Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { EnvironmentBand } from '../components/EnvironmentBand.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './Layout.module.css';
import { Navigation } from './Navigation.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import { UserMenu } from './UserMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The frame around every page: the environment on top, and the menu at the left, or behind a button on a phone. */
export const Layout = () => {
  const texts = useTexts('shell');
  const [isOpen, { open, close }] = useDisclosure();
  const { pathname } = useLocation();
  useEffect(close, [pathname, close]);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        {texts.skip}
      </a>
      <header className={classes.top}>
        <EnvironmentBand />
        <div className={classes.bar}>
          <Burger
            className={classes.burger}
            opened={isOpen}
            onClick={open}
            size="sm"
            aria-label={texts.openMenu}
            aria-expanded={isOpen}
          />
          <Wordmark />
          <SearchButton />
          <UserMenu />
        </div>
      </header>
      <aside className={classes.side}>
        <Navigation />
      </aside>
      <Drawer
        opened={isOpen}
        onClose={close}
        title={texts.menu}
        size="18rem"
        closeButtonProps={{ 'aria-label': texts.closeMenu }}
        attributes={{ header: { role: 'none' } }}
        classNames={{ content: classes.drawer!, header: classes.drawer!, close: classes.drawerClose! }}
      >
        <Navigation />
      </Drawer>
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
};
