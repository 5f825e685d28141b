import { attachStyled } from './styles.js';
import { currentTexts } from './texts.js';

/**
 * @typedef {import('./texts.js').Label} Label
 * @typedef {{ color: string, shape: string, label: string, height: number, borderRadius?: number, disableMaxWidth?: boolean }} Style
 */

/** @type {Record<string, { ground: string, text: string, line: string, coin: string }>} */
const colors = {
  gold: { ground: '#f3b65b', text: '#1c2526', line: '#f3b65b', coin: '#155e63' },
  blue: { ground: '#1f5fa8', text: '#ffffff', line: '#1f5fa8', coin: '#f3b65b' },
  silver: { ground: '#e4e7e7', text: '#1c2526', line: '#e4e7e7', coin: '#155e63' },
  white: { ground: '#ffffff', text: '#1c2526', line: '#566264', coin: '#155e63' },
  black: { ground: '#1b2021', text: '#ffffff', line: '#566264', coin: '#f3b65b' },
};

export const colorNames = Object.keys(colors);

/** @type {Record<string, string>} */
const corners = { rect: '4px', pill: '999px', sharp: '0' };

const heights = { least: 25, most: 55 };

/** @type {Style} */
const usual = { color: 'gold', shape: 'rect', label: 'paypal', height: 45 };

/**
 * @param {string} name
 * @param {string} value
 * @param {object} allowed
 */
const requireOneOf = (name, value, allowed) => {
  if (!Object.hasOwn(allowed, value))
    throw new Error(`style.${name} must be one of ${Object.keys(allowed).join(', ')}, not ${value}`);
};

/**
 * A style as the documentation allows it. A value that it does not know is refused, as the real SDK does.
 * @param {Partial<Style>} [given]
 * @returns {Style}
 */
export const checkStyle = (given = {}) => {
  const style = { ...usual, ...given };
  requireOneOf('color', style.color, colors);
  requireOneOf('shape', style.shape, corners);
  requireOneOf('label', style.label, currentTexts().labels);
  if (!(style.height >= heights.least && style.height <= heights.most))
    throw new Error(`style.height must be from ${heights.least} to ${heights.most}, not ${style.height}`);
  return style;
};

/** @param {Style} style */
const buttonStyles = ({ color, shape, height, borderRadius, disableMaxWidth }) => {
  const { ground, text, line, coin } = /** @type {(typeof colors)[string]} */ (colors[color]);
  const corner = borderRadius === undefined ? corners[shape] : `${borderRadius}px`;
  return `
  :host { display: block; ${disableMaxWidth ? '' : 'max-width: 750px;'} }
  :host([hidden]) { display: none; }
  button {
    all: unset; box-sizing: border-box; display: flex; align-items: center; justify-content: center; gap: 0.5em;
    width: 100%; height: ${height}px; padding: 0 1em; border: 1px solid ${line}; border-radius: ${corner};
    cursor: pointer; overflow: hidden; white-space: nowrap; text-align: center;
    background: ${ground}; color: ${text}; font: 600 ${Math.max(12, Math.round(height * 0.36))}px/1.2 system-ui, sans-serif;
  }
  button:hover { filter: brightness(0.95); }
  button:focus-visible { outline: 3px solid #3a9aa0; outline-offset: 2px; }
  button:disabled { cursor: not-allowed; opacity: 0.55; }
  .coin { flex: none; width: 0.8em; height: 0.8em; border-radius: 50%; background: ${coin}; }
`;
};

/**
 * The label `paypal` shows the name alone, with the whole sentence for a screen reader.
 * @param {HTMLElement} host
 * @param {Style} style
 */
export const createWalletButton = (host, style) => {
  const root = attachStyled(host, buttonStyles(style));
  const button = document.createElement('button');
  button.type = 'button';
  const coin = document.createElement('span');
  coin.className = 'coin';
  coin.ariaHidden = 'true';
  const sentence = currentTexts().labels[/** @type {Label} */ (style.label)];
  if (style.label === 'paypal') button.ariaLabel = sentence;
  button.append(coin, style.label === 'paypal' ? 'Purse' : sentence);
  root.replaceChildren(button);
  return button;
};
