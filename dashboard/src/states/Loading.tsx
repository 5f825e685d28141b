import { Loader } from '@mantine/core';
import { useTexts } from '../i18n/texts.ts';
import classes from './States.module.css';
import { stateTexts } from './texts.ts';

export const Loading = ({ isWholePage = false }: { isWholePage?: boolean }) => {
  const texts = useTexts(stateTexts);
  return (
    <output aria-label={texts.loading} className={`${classes.state} ${isWholePage ? classes.wholePage : ''}`}>
      <Loader aria-hidden />
    </output>
  );
};
