import { Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useBlocker } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asks before the operator leaves the page with changes that are not saved. */
export const LeaveWarning = ({ isChanged }: { isChanged: boolean }) => {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  // For a reload or another address, the browser asks in its own words.
  useWindowEvent('beforeunload', (event) => {
    if (isChanged) event.preventDefault();
  });
  return state === 'blocked' ? <LeaveDialog leave={proceed} stay={reset} /> : null;
};

/** For a dialog that is closed with changes that are not saved. */
export const LeaveDialog = ({ leave, stay }: { leave: () => void; stay: () => void }) => {
  const { leaving: texts } = useTexts('components');
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.leave}
      close={stay}
      problem={null}
      isPending={false}
      confirm={leave}
    >
      <Text>{texts.text}</Text>
    </ConfirmDialog>
  );
};
