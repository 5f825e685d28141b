import { useTexts } from '../i18n/use-texts.ts';
import classes from './CopiedId.module.css';
import { CopyButton } from './CopyButton.tsx';

/** An id among other words, with a button that copies it. The search finds every id that a page shows. */
export const CopiedId = ({ id }: { id: string }) => {
  const { copy } = useTexts('components');
  return (
    <span className={classes.id}>
      <code>{id}</code>
      <CopyButton text={id} name={copy.what(id)} />
    </span>
  );
};
