/**
 * What the library lacks for screen readers and the keyboard: names of buttons that are only an icon, a page without a second banner, and
 * lists that can be scrolled without a mouse.
 */
const missing = /** @type {const} */ ([
  ['button.scalar-code-copy', 'aria-label', 'Copy'],
  ['.reference header', 'role', 'none'],
  ['.reference ul.endpoints', 'tabindex', '0'],
]);

const addMissing = () => {
  for (const [selector, name, value] of missing)
    for (const element of document.querySelectorAll(`${selector}:not([${name}])`))
      element.setAttribute(name, value);
  // Who speaks to the browser says what is written on a button, so its name begins with that (WCAG 2.2, 2.5.3).
  for (const button of document.querySelectorAll('button.show-more[aria-label^="Show all"]'))
    button.setAttribute('aria-label', `${button.textContent.trim()}: ${button.getAttribute('aria-label')}`);
};

// It makes parts of the page when they are scrolled to, in thousands of small changes.
let isPlanned = false;
const plan = () => {
  if (isPlanned) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    isPlanned = false;
    addMissing();
  });
};
new MutationObserver(plan).observe(document.body, { childList: true, subtree: true });
plan();
