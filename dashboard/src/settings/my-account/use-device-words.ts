import { useTexts } from '../../i18n/texts.ts';
import { readDevice } from './device.ts';
import { myAccountTexts } from './texts.ts';

/** "Firefox on Windows". */
export const useDeviceWords = () => {
  const { sessions: texts } = useTexts(myAccountTexts);
  return (userAgent: string) => {
    const { browser, system } = readDevice(userAgent);
    return browser !== undefined && system !== undefined
      ? texts.device(browser, system)
      : (browser ?? system ?? texts.unknown);
  };
};
