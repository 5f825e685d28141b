import { Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './PageSection.module.css';

/** A part of a page with its own title and button, outside any panel. */
export const PageSection = ({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={2} id={id}>
            {title}
          </Title>
          {text !== undefined && <Text c="dimmed">{text}</Text>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
};
