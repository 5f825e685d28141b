import { VisuallyHidden } from '@mantine/core';
import { NavLink } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { ExternalLinkIcon } from '../icons.tsx';
import { useInstallation } from '../session/installation.ts';
import { useSession } from '../session/session.ts';
import classes from './Navigation.module.css';
import { mayOpen, externalLinks, pages, type MenuEntry } from './routes.tsx';

const sections = [undefined, 'developers', 'settings'] as const;

/** The menu, made from the table of pages. A section without pages is not shown. */
export const Navigation = () => {
  const texts = useTexts('shell');
  const { rights } = useSession();
  const { environment } = useInstallation();
  const shown = pages.filter((page) => mayOpen(page, rights, environment));
  return (
    <nav className={classes.navigation} aria-label={texts.menu}>
      {sections.map((section) => {
        const links = [
          ...shown.flatMap(({ path, menu }) => (menu?.section === section && menu ? [{ path, menu }] : [])),
          ...externalLinks.filter(({ menu }) => menu.section === section),
        ];
        if (links.length === 0) return null;
        return (
          <div key={section ?? 'main'}>
            {section !== undefined && <p className={classes.section}>{texts.sections[section]}</p>}
            <ul className={classes.list}>
              {links.map((link) => (
                <li key={link.menu.text}>
                  {'path' in link ? (
                    <NavLink to={link.path} end={link.path === '/'} className={classes.link!}>
                      <Entry menu={link.menu} />
                    </NavLink>
                  ) : (
                    <a href={link.href} target="_blank" rel="noreferrer" className={classes.link}>
                      <Entry menu={link.menu} />
                      <ExternalLinkIcon size={14} />
                      <VisuallyHidden>({texts.opensInNewTab})</VisuallyHidden>
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
};

const Entry = ({ menu: { icon: Picture, text } }: { menu: MenuEntry }) => {
  const texts = useTexts('shell');
  return (
    <>
      <Picture size={19} />
      {texts.pages[text]}
    </>
  );
};
