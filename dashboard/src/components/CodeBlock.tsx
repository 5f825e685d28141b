import { useTexts } from '../i18n/use-texts.ts';
import classes from './CodeBlock.module.css';
import { CopyButton } from './CopyButton.tsx';

/** Commands to copy. Long lines scroll inside the block, also by keyboard. */
export const CodeBlock = ({ code, name }: { code: string; name: string }) => {
  const { copy } = useTexts('components');
  return (
    <div className={classes.block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section className={classes.scroll} tabIndex={0} aria-label={name}>
        <pre className={classes.code}>
          <code>{code}</code>
        </pre>
      </section>
      <div className={classes.copy}>
        <CopyButton text={code} name={copy.what(name)} />
      </div>
    </div>
  );
};
