import { CopyButton } from '../copy/CopyButton.tsx';
import classes from './SecretField.module.css';

/** A secret to copy that is not shown again. `shown` is easier to read than `text`, which is copied. */
export const SecretField = ({ text, shown, name }: { text: string; shown?: string; name: string }) => (
  <div className={classes.field}>
    <span className={classes.value}>{shown ?? text}</span>
    <CopyButton text={text} name={name} />
  </div>
);
