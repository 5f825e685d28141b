import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import { MantineProvider } from '@mantine/core';
import { notifications, Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { queryClient } from './api/query-client.ts';
import { TimeZoneProvider } from './format/TimeZoneProvider.tsx';
import { chooseLanguage } from './i18n/choose-language.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { languages } from './i18n/languages.ts';
import { ConnectionBar } from './shell/ConnectionBar.tsx';
import { makeRouter } from './shell/router.tsx';
import { InstallationProvider } from './shell/InstallationProvider.tsx';
import { followOtherTabs } from './session/other-tabs.ts';
import './theme/base.css';
import { cssVariables, theme } from './theme/theme.ts';

declare global {
  // oxlint-disable-next-line no-underscore-dangle -- the name that Mantine's dependencies read
  var __webpack_nonce__: string | undefined;
}

/** The service puts a nonce on the page. Browsers apply only style elements that have it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
// oxlint-disable-next-line no-underscore-dangle -- as above
globalThis.__webpack_nonce__ = nonce;

const root = document.querySelector('#root')!;

followOtherTabs(queryClient, () => notifications.clean());

const start = async () => {
  const language = chooseLanguage();
  const texts = await languages[language].load();
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        <LanguageProvider first={{ language, texts }}>
          <TimeZoneProvider>
            <QueryClientProvider client={queryClient}>
              <Notifications position="bottom-right" />
              <ConnectionBar />
              <InstallationProvider>
                <RouterProvider router={makeRouter()} />
              </InstallationProvider>
            </QueryClientProvider>
          </TimeZoneProvider>
        </LanguageProvider>
      </MantineProvider>
    </StrictMode>,
  );
};

start().catch(() => {
  // In English, because it is the texts that are missing.
  root.textContent = 'The dashboard could not be loaded. Check your connection and load the page again.';
});
