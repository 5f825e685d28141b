import { PageSection } from '../../components/PageSection.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Preferences } from '../../components/Preferences.tsx';
import { TimeZoneChoice } from '../../components/TimeZoneChoice.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import classes from './PreferencesSection.module.css';

/** What the button at the top right has as well: here the search finds it. */
export const PreferencesSection = () => {
  const { preferences: texts } = useTexts('myAccount');
  return (
    <PageSection title={texts.title} text={texts.text}>
      <Panel p={{ base: 'md', sm: 'lg' }}>
        <div className={classes.fields}>
          <Preferences />
          <TimeZoneChoice />
        </div>
      </Panel>
    </PageSection>
  );
};
