import { Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import classes from './Page.module.css';
import { useTitle } from './use-title.ts';

interface PageProps {
  readonly title: string;
  /** One or two sentences on what the page is for. */
  readonly description?: ReactNode;
  /** The page's main buttons. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The head of a page. After a click in the menu the title has the focus, so that a screen reader says it. */
export const Page = ({ title, description, actions, children }: PageProps) => {
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigationType = useNavigationType();
  const { pathname } = useLocation();
  useEffect(() => {
    if (navigationType !== NavigationType.Pop) heading.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a filter in the address is not another page
  }, [pathname]);
  return (
    <>
      <div className={classes.head}>
        <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </Title>
        {description !== undefined && <p className={classes.description}>{description}</p>}
        {actions}
      </div>
      {children}
    </>
  );
};
