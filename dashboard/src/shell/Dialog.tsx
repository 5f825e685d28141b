import { Modal, type MantineSize } from '@mantine/core';
import type { ReactNode } from 'react';
import { defineTexts, useTexts } from '../i18n/texts.ts';

const dialogTexts = defineTexts({ en: { close: 'Close' }, fr: { close: 'Fermer' } });

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly size?: MantineSize;
  /** Only a button inside ends it: what it shows is not shown again. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/** Keeps the focus inside, gives it back afterwards, and closes on Escape. */
export const Dialog = ({ title, isOpen, close, size = 'md', isHeld = false, children }: DialogProps) => {
  const texts = useTexts(dialogTexts);
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={title}
      size={size}
      withCloseButton={!isHeld}
      closeOnEscape={!isHeld}
      closeOnClickOutside={!isHeld}
      closeButtonProps={{ 'aria-label': texts.close }}
      // A header element there would be taken for the page's own.
      attributes={{ header: { role: 'none' } }}
    >
      {children}
    </Modal>
  );
};
