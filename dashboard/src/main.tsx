import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { queryClient } from './api/query-client.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { makeRouter } from './shell/router.tsx';
import { InstallationProvider } from './shell/InstallationProvider.tsx';
import './theme/base.css';
import { cssVariables, theme } from './theme/theme.ts';

declare global {
  // oxlint-disable-next-line no-underscore-dangle -- what the style makers below Mantine read
  var __webpack_nonce__: string | undefined;
}

/** The service puts a nonce on the page; only style elements that carry it are in force. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
// oxlint-disable-next-line no-underscore-dangle -- as above
globalThis.__webpack_nonce__ = nonce;

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <LanguageProvider>
        <QueryClientProvider client={queryClient}>
          <Notifications position="bottom-right" />
          <InstallationProvider>
            <RouterProvider router={makeRouter()} />
          </InstallationProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  </StrictMode>,
);
