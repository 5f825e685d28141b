import { createContext, use } from 'react';
import type { Installation } from '../api/schema.ts';

/** Which service this is: sandbox or production, and where. */
export const InstallationContext = createContext<Installation | null>(null);

export const useInstallation = (): Installation => {
  const installation = use(InstallationContext);
  if (installation === null) throw new Error('no page is shown before the installation is known');
  return installation;
};
