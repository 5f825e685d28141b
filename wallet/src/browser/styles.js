const buttonStyles = `
  :host { display: block; }
  :host([hidden]) { display: none; }
  button {
    all: unset; box-sizing: border-box; display: flex; align-items: center; justify-content: center; gap: 0.5em;
    width: 100%; min-height: 2.75rem; padding: 0.5rem 1rem; border-radius: 0.5rem; cursor: pointer;
    background: #155e63; color: #fff; font: 600 1rem/1.2 system-ui, sans-serif; text-align: center;
  }
  button:hover { filter: brightness(1.12); }
  button:focus-visible { outline: 3px solid #155e63; outline-offset: 2px; }
  button:disabled { cursor: not-allowed; opacity: 0.55; }
  .coin { width: 0.8em; height: 0.8em; border-radius: 50%; background: #f3b65b; }
`;

export const overlayStyles = `
  :host { position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: center; padding: 1rem;
    background: rgb(10 22 23 / 0.82); color: #fff; font: 1rem/1.45 system-ui, sans-serif; text-align: center; }
  div { display: grid; gap: 1rem; max-width: 22rem; }
  p { margin: 0; }
  button { font: inherit; font-weight: 600; padding: 0.7rem 1rem; border-radius: 0.5rem; border: 0; cursor: pointer;
    background: #6cc5c4; color: #0b2526; }
  button.quiet { background: none; color: #fff; text-decoration: underline; font-weight: 400; }
  button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
`;

/**
 * Opens a shadow root with its own styles, so that the merchant's styles and ours do not affect each other.
 * @param {HTMLElement} host
 * @param {string} styles
 */
export const attachStyled = (host, styles) => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  // A constructed sheet also works if the page's policy forbids inline styles.
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  return root;
};

/** @param {HTMLElement} host */
export const createWalletButton = (host) => {
  const root = attachStyled(host, buttonStyles);
  const button = document.createElement('button');
  button.type = 'button';
  const coin = document.createElement('span');
  coin.className = 'coin';
  coin.ariaHidden = 'true';
  button.append(coin, 'Pay with Purse');
  root.replaceChildren(button);
  return button;
};
