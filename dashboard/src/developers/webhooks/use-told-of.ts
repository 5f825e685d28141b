import { useTexts } from '../../i18n/use-texts.ts';
import { useNameOfPlatform, usePlatforms } from '../../session/platforms.ts';

/** The platforms whose events an endpoint receives. Undefined where there is only one. */
export const useToldOf = () => {
  const { platform: texts } = useTexts('components');
  const hasPlatforms = usePlatforms().length > 0;
  const nameOfPlatform = useNameOfPlatform();
  return (platformId: number | null) => {
    if (platformId !== null) return nameOfPlatform(platformId);
    return hasPlatforms ? texts.all : undefined;
  };
};
