import { Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './Part.module.css';

/** A part of a page with a title of its own. */
export const Part = ({
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
