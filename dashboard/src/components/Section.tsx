import { Paper, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** Small headings for small sections. */
  readonly size?: 'h2' | 'h3';
  /** The target of links on the same page. */
  readonly anchor?: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A panel with a title that screen readers can jump to. */
export const Section = ({ title, size = 'h2', anchor, aside, children }: SectionProps) => {
  const id = useId();
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      id={anchor}
      aria-labelledby={id}
      className={classes.section}
    >
      <div className={classes.head}>
        <Title order={2} size={size} id={id}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </Paper>
  );
};
