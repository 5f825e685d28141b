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
