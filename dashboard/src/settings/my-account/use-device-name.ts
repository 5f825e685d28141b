import { useTexts } from '../../i18n/use-texts.ts';
import { readDevice } from './device.ts';

/** "Firefox on Windows". */
export const useDeviceName = () => {
  const { sessions: texts } = useTexts('myAccount');
  return (userAgent: string) => {
    const { browser, system } = readDevice(userAgent);
    return browser !== undefined && system !== undefined
      ? texts.device(browser, system)
      : (browser ?? system ?? texts.unknown);
  };
};
