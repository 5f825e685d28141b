import { useTexts } from '../i18n/use-texts.ts';
import { useInstallation } from '../session/installation.ts';
import classes from './EnvironmentBand.module.css';

/** Names the environment above everything, by colour and by word, so that nobody confuses sandbox and production. */
export const EnvironmentBand = () => {
  const { environments } = useTexts('session');
  const { environment, publicUrl } = useInstallation();
  const { word, text } = environments[environment];
  return (
    <p className={`${classes.band} ${classes[environment]}`}>
      <strong className={classes.word}>{word}</strong>
      <span className={classes.text}>{text}</span>
      <span className={classes.host}>{new URL(publicUrl).host}</span>
    </p>
  );
};
