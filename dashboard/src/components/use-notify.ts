import { notifications } from '@mantine/notifications';
import { defineTexts, useTexts } from '../i18n/texts.ts';

const notifyTexts = defineTexts({ en: { close: 'Close' }, fr: { close: 'Fermer' } });

/** Says that something has been done, for a few seconds, also to screen readers. */
export const useNotify = () => {
  const texts = useTexts(notifyTexts);
  return (message: string) =>
    notifications.show({ message, color: 'teal', closeButtonProps: { 'aria-label': texts.close } });
};
