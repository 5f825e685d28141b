import { Modal, type MantineSize } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly size?: MantineSize;
  /** Only a button inside ends it: what it shows is not shown again. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/** Open for as long as it is rendered: `{isAsked && <Dialog … />}`. Keeps the focus inside, and closes on Escape. */
export const Dialog = ({ title, close, size = 'md', isHeld = false, children }: DialogProps) => {
  const texts = useTexts('components');
  useEffect(giveFocusBack, []);
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={size}
      withCloseButton={!isHeld}
      closeOnEscape={!isHeld}
      closeOnClickOutside={!isHeld}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': texts.close }}
      // A header element there would be taken for the page's own.
      attributes={{ header: { role: 'none' } }}
    >
      {children}
    </Modal>
  );
};

/** To where it was, or to the content when that is gone with what the dialog was about. */
const giveFocusBack = () => {
  const before = document.activeElement;
  return () => {
    const after = before?.isConnected === true ? before : document.querySelector('#content');
    if (after instanceof HTMLElement) after.focus({ preventScroll: true });
  };
};
