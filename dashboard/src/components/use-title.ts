import { useEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useInstallation } from '../session/installation.ts';

/** Names the page and the environment in the browser's tab. */
export const useTitle = (title: string) => {
  const { environments } = useTexts('session');
  const { environment } = useInstallation();
  useEffect(() => {
    document.title = `${title} · ${environments[environment].word} · Florin`;
  }, [title, environments, environment]);
};
