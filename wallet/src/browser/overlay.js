import { attachStyled, overlayStyles } from './styles.js';
import { currentTexts } from './texts.js';

/**
 * @param {string} label
 * @param {() => void} onClick
 */
const overlayButton = (label, onClick) => {
  const button = document.createElement('button');
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
};

/**
 * Covers the merchant's page while the buyer is in the wallet window, with buttons to show that window and to cancel.
 * @param {{ text: string, forward: string, onForward: () => void, onCancel: () => void }} given
 * @returns {() => void} removes the overlay
 */
export const showOverlay = ({ text, forward, onForward, onCancel }) => {
  const host = document.createElement('div');
  const box = document.createElement('div');
  box.role = 'dialog';
  box.ariaLabel = currentTexts().inProgress;
  const line = document.createElement('p');
  line.textContent = text;
  const back = overlayButton(currentTexts().cancel, onCancel);
  back.className = 'quiet';
  box.append(line, overlayButton(forward, onForward), back);
  attachStyled(host, overlayStyles).append(box);
  document.body.append(host);
  return () => host.remove();
};
