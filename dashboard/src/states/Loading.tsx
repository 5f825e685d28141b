import { Skeleton } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './States.module.css';

const lines = [92, 74, 83, 66, 88, 71, 79, 62];

/** The shape of what is on its way, so that the page does not jump when it arrives. It says "loading" to screen readers only. */
export const Loading = ({ isWholePage = false }: { isWholePage?: boolean }) => {
  const texts = useTexts('states');
  return (
    <output
      aria-label={texts.loading}
      className={`${classes.skeleton} ${isWholePage ? classes.wholePage : ''}`}
    >
      {lines.map((width) => (
        <span key={width} className={classes.line}>
          <Skeleton height="0.75rem" width={`${width / 2.5}%`} />
          <Skeleton height="0.75rem" width="12%" />
          <Skeleton height="0.75rem" width="10%" />
        </span>
      ))}
    </output>
  );
};
