import { useEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useInstallation } from '../session/installation.ts';

/** Puts the names of the page and the environment on the browser's tab. */
export const useTitle = (title: string) => {
  const { environments } = useTexts('session');
  const { environment } = useInstallation();
  useEffect(() => {
    document.title = `${title} · ${environments[environment].word} · Florin`;
  }, [title, environments, environment]);
};
