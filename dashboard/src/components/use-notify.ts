import { notifications } from '@mantine/notifications';
import { useTexts } from '../i18n/use-texts.ts';

/** Says that something has been done, for a few seconds, also to screen readers. */
export const useNotify = () => {
  const texts = useTexts('components');
  return (message: string) =>
    notifications.show({ message, color: 'teal', closeButtonProps: { 'aria-label': texts.close } });
};
