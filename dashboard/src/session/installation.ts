import { createContext, use } from 'react';
import type { Answer } from '../api/call-api.ts';

/** Which service this is: sandbox or production, and where. */
export type Installation = Answer<'readInstallation'>;
export type Environment = Installation['environment'];

export const InstallationContext = createContext<Installation | null>(null);

export const useInstallation = (): Installation => {
  const installation = use(InstallationContext);
  if (installation === null) throw new Error('no page is shown before the installation is known');
  return installation;
};
