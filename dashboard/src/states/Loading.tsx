import { Loader } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './States.module.css';

export const Loading = ({ isWholePage = false }: { isWholePage?: boolean }) => {
  const texts = useTexts('states');
  return (
    <output aria-label={texts.loading} className={`${classes.state} ${isWholePage ? classes.wholePage : ''}`}>
      <Loader aria-hidden />
    </output>
  );
};
