import { defineTexts, useTexts } from '../i18n/texts.ts';
import classes from './CodeBlock.module.css';
import { CopyButton } from './CopyButton.tsx';

const codeTexts = defineTexts({
  en: { copy: (name: string) => `Copy: ${name}` },
  fr: { copy: (name) => `Copier : ${name}` },
});

/** Commands to paste. Scrolls by itself, also by keyboard, so that the page need not. */
export const CodeBlock = ({ code, name }: { code: string; name: string }) => {
  const texts = useTexts(codeTexts);
  return (
    <div className={classes.block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section className={classes.scroll} tabIndex={0} aria-label={name}>
        <pre className={classes.code}>
          <code>{code}</code>
        </pre>
      </section>
      <div className={classes.copy}>
        <CopyButton text={code} name={texts.copy(name)} />
      </div>
    </div>
  );
};
