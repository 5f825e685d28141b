import { Button } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon } from '../icons.tsx';
import { StatePanel } from './StatePanel.tsx';

/** The files of a page are gone, mostly because of a newer build, or the page has thrown an error. */
export const FailedToLoad = ({ isWholePage = false }: { isWholePage?: boolean }) => {
  const { updated, reload } = useTexts('states');
  return (
    <StatePanel
      level={1}
      role="alert"
      icon={AlertIcon}
      title={updated.title}
      isWholePage={isWholePage}
      action={
        <Button mt="md" onClick={() => location.reload()}>
          {reload}
        </Button>
      }
    >
      {updated.text}
    </StatePanel>
  );
};
