import { Modal, type MantineSize } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly size?: MantineSize;
  /** Only a button inside closes it, for content that is not shown again. */
  readonly isPersistent?: boolean;
  /** The page behind it cannot be read. */
  readonly hidesPage?: boolean;
  readonly children: ReactNode;
}

/** Open as long as it is rendered: `{isOpen && <Dialog … />}`. Keeps the focus inside, and closes on Escape. */
export const Dialog = (props: DialogProps) => {
  const { title, close, size = 'md', isPersistent = false, hidesPage = false, children } = props;
  const texts = useTexts('components');
  useEffect(returnFocus, []);
  const isUppermost = useUppermost();
  return (
    <Modal
      opened
      onClose={() => isUppermost() && close()}
      title={title}
      size={size}
      withCloseButton={!isPersistent}
      closeOnEscape={!isPersistent}
      closeOnClickOutside={!isPersistent}
      returnFocus={false}
      {...(hidesPage ? { overlayProps: { blur: 10, backgroundOpacity: 0.7 } } : {})}
      classNames={{ body: classes.body }}
      closeButtonProps={{ 'aria-label': texts.close }}
      // Screen readers would take a header element for the header of the page.
      attributes={{ header: { role: 'none' } }}
    >
      {children}
    </Modal>
  );
};

/** The open dialogs, the top one last. */
const openDialogs: symbol[] = [];

/** Every open dialog gets the Escape key, and only the top one may close. */
const useUppermost = () => {
  const [id] = useState(() => Symbol('dialog'));
  useEffect(() => {
    openDialogs.push(id);
    // Later, because the same key press may still reach the dialog below.
    return () => void setTimeout(() => openDialogs.splice(openDialogs.indexOf(id), 1));
  }, [id]);
  return () => openDialogs.at(-1) === id;
};

/** Returns the focus to where it was, or to the content if that element is gone. */
const returnFocus = () => {
  const before = document.activeElement;
  return () => {
    const after = before?.isConnected === true ? before : document.querySelector('#content');
    if (after instanceof HTMLElement) after.focus({ preventScroll: true });
  };
};
