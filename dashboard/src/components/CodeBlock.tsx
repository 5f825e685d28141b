import { useTexts } from '../i18n/use-texts.ts';
import classes from './CodeBlock.module.css';
import { CopyButton } from '../copy/CopyButton.tsx';

interface CodeBlockProps {
  readonly code: string;
  readonly name: string;
  /** Long lines continue on the next one. Absent: they scroll inside the block, also by keyboard. */
  readonly wraps?: boolean;
}

/** Text of a computer to copy. */
export const CodeBlock = ({ code, name, wraps = false }: CodeBlockProps) => {
  const { copy } = useTexts('components');
  return (
    <div className={classes.block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section className={classes.scroll} tabIndex={0} aria-label={name}>
        <pre className={wraps ? `${classes.code} ${classes.wrapped}` : classes.code}>
          <code>{code}</code>
        </pre>
      </section>
      <div className={classes.copy}>
        <CopyButton text={code} name={copy.what(name)} />
      </div>
    </div>
  );
};
