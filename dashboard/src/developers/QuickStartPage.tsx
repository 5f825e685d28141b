import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { CodeBlock } from '../components/CodeBlock.tsx';
import { Page } from '../components/Page.tsx';
import { Panel } from '../components/Panel.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useInstallation } from '../session/installation.ts';
import { useMay } from '../session/session.ts';
import { apiPagesUrl, urls } from '../urls.ts';
import { commandsFor, exampleAmountMinor } from './quick-start-commands.ts';
import classes from './QuickStartPage.module.css';

const steps = ['key', 'token', 'init', 'approve', 'resume', 'read'] as const;

/** From a key to a captured payment, with this installation's own addresses. */
export const QuickStartPage = () => {
  const texts = useTexts('quickStart');
  const installation = useInstallation();
  const may = useMay('manage_api_keys');
  const formats = useFormats();
  const commands = commandsFor(installation);
  const amount = formats.money(exampleAmountMinor, installation.currency);
  return (
    <Page
      title={texts.title}
      description={
        <>
          {texts.description}{' '}
          <Anchor href={apiPagesUrl} target="_blank">
            {texts.apiPages}
          </Anchor>
          .
        </>
      }
    >
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <Panel className={classes.step}>
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={classes.content}>
                <Title order={2}>{texts.steps[step].title}</Title>
                <Text c="dimmed">
                  {step === 'init' ? texts.initText(amount) : texts.steps[step].text}{' '}
                  {step === 'key' && may && (
                    <Anchor component={Link} to={urls.apiKeys}>
                      {texts.toKeys}
                    </Anchor>
                  )}
                  {step === 'key' && !may && texts.askAdministrator}
                  {step === 'approve' && texts.approve[installation.environment]}
                </Text>
                {commands[step] !== undefined && (
                  <CodeBlock code={commands[step]} name={texts.steps[step].title} />
                )}
              </div>
            </Panel>
          </li>
        ))}
      </ol>
    </Page>
  );
};
