import { Code } from '@mantine/core';
import type { Home } from '../api/schema.ts';
import { Section } from '../components/Section.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './WalletTroubles.module.css';

/** What is wrong around the service, each with its remedy. The figures are in the service's own words. */
export const Warnings = ({ warnings }: { warnings: Home['warnings'] }) => {
  const { warnings: texts } = useTexts('home');
  if (warnings.length === 0) return null;
  return (
    <Section title={texts.title} size="h3" anchor="warnings">
      <ul className={classes.list}>
        {warnings.map(({ kind, process, detail }) => (
          <li key={`${process} ${kind}`}>
            <strong>{texts.kinds[kind].what}</strong>
            <p className={classes.remedy}>{texts.kinds[kind].remedy}</p>
            <p className={classes.said}>
              <span lang="en">{detail}</span> <Code>{process}</Code>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
