import { Stack } from '@mantine/core';
import { Page } from '../../components/Page.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSession } from '../../session/session.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

/** Every operator's own settings, for viewers too. */
export const MyAccountPage = () => {
  const texts = useTexts('myAccount');
  const { email, role } = useSession();
  const { roles } = useTexts('session');
  return (
    <Page title={texts.title} description={texts.description(email, roles[role])}>
      <Stack gap="xl">
        <TwoFactorSection />
        <OwnSessions />
        <PasswordSection />
        <PreferencesSection />
      </Stack>
    </Page>
  );
};
