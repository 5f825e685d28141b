import { createContext, use } from 'react';
import type { Platform } from '../api/schema.ts';

export const PlatformsContext = createContext<readonly Platform[] | null>(null);

/** The platform of an installation that has one. The API takes it for the one that is meant where none is named. */
export const firstPlatformId = 1;

/** The platforms where there are several. Empty with one: then no page says anything of platforms. */
export const usePlatforms = (): readonly Platform[] => {
  const platforms = use(PlatformsContext);
  if (platforms === null) throw new Error('no page is shown before the platforms are known');
  return platforms.length > 1 ? platforms : [];
};

/** Names a platform where there are several. Undefined with one. */
export const useNameOfPlatform = () => {
  const platforms = usePlatforms();
  return (platformId: number) => platforms.find(({ id }) => id === platformId)?.name;
};
