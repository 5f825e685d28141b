import { notifications } from '@mantine/notifications';
import { useTexts } from '../i18n/use-texts.ts';

/** Shows a warning until the operator closes it, also to screen readers. */
export const useWarn = () => {
  const texts = useTexts('components');
  return (title: string, message: string) =>
    notifications.show({
      title,
      message,
      color: 'gold',
      autoClose: false,
      closeButtonProps: { 'aria-label': texts.close },
    });
};

/** Shows for a few seconds that something was done, also to screen readers. */
export const useNotify = () => {
  const texts = useTexts('components');
  return (message: string) =>
    notifications.show({ message, color: 'teal', closeButtonProps: { 'aria-label': texts.close } });
};
