/** @typedef {{ url: string, page: string, section?: string, text: string }} Entry */

const languageKey = 'florin-guides-language';
const resultsMax = 8;
const excerptLength = 130;

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string>} attributes
 * @param {string} [text]
 */
const make = (tag, attributes, text = '') => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
};

/** A browser may keep no data for this page. @returns {string | null} */
const readLanguage = () => {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
};

/** @param {string} language */
const keepLanguage = (language) => {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Then the choice holds for this page.
  }
};

/** @param {Element} group */
const blocksOf = (group) => /** @type {HTMLElement[]} */ ([...group.querySelectorAll(':scope > .block')]);

/**
 * Shows one language in every group that has it.
 * @param {string} language
 */
const showLanguage = (language) => {
  for (const group of document.querySelectorAll('.code.tabs')) {
    const blocks = blocksOf(group);
    if (!blocks.some((block) => block.dataset['language'] === language)) continue;
    for (const block of blocks) block.hidden = block.dataset['language'] !== language;
    for (const tab of group.querySelectorAll('[role=tab]')) {
      const isSelected = tab.textContent === language;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.setAttribute('tabindex', isSelected ? '0' : '-1');
    }
  }
};

/**
 * @param {Element} group
 * @param {number} number
 */
const makeTabs = (group, number) => {
  const list = make('div', { role: 'tablist', 'aria-label': 'Language' });
  blocksOf(group).forEach((block, index) => {
    const language = block.dataset['language'] ?? '';
    const id = `code-${number}-${index}`;
    block.id = id;
    block.setAttribute('role', 'tabpanel');
    block.setAttribute('aria-labelledby', `${id}-tab`);
    const tab = make(
      'button',
      { type: 'button', role: 'tab', id: `${id}-tab`, 'aria-controls': id },
      language,
    );
    tab.addEventListener('click', () => {
      // What is above may become shorter or longer. The tab stays where it is.
      const before = tab.getBoundingClientRect().top;
      showLanguage(language);
      window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
      keepLanguage(language);
    });
    list.append(tab);
  });
  list.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const tabs = /** @type {HTMLElement[]} */ ([...list.children]);
    const index = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    const next = tabs[(index + step + tabs.length) % tabs.length];
    next?.click();
    next?.focus();
  });
  group.classList.add('tabs');
  group.prepend(list);
};

/** @param {HTMLElement} block */
const addCopyButton = (block) => {
  if (navigator.clipboard === undefined) return;
  const button = make('button', { type: 'button', class: 'copy' }, 'Copy');
  const copy = async () => {
    await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '');
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  };
  button.addEventListener('click', () => void copy());
  block.append(button);
};

const prepareCode = () => {
  document.querySelectorAll('.code').forEach((group, number) => {
    const blocks = blocksOf(group);
    for (const block of blocks) addCopyButton(block);
    if (blocks.length > 1) makeTabs(group, number);
  });
  // The last one that a group has is shown: a program has no curl.
  for (const language of ['TypeScript', 'curl', readLanguage() ?? 'curl']) showLanguage(language);
};

/**
 * How well an entry fits: 0 when a word is not in it at all.
 * @param {Entry} entry
 * @param {string[]} words
 */
const score = ({ page, section = '', text }, words) => {
  const [inPage, inSection, inText] = [page, section, text].map((part) => part.toLowerCase());
  let sum = section === '' ? 1 : 0;
  for (const word of words) {
    const found =
      (inPage?.includes(word) ? 8 : 0) +
      (inSection?.includes(word) ? 6 : 0) +
      (inText?.includes(word) ? 1 : 0);
    if (found === 0) return 0;
    sum += found;
  }
  return sum;
};

/**
 * The words around the first one that was looked for.
 * @param {string} text
 * @param {string[]} words
 */
const excerpt = (text, words) => {
  const starts = words.map((word) => text.toLowerCase().indexOf(word)).filter((index) => index >= 0);
  const at = starts.length === 0 ? 0 : Math.min(...starts);
  const from = at > 50 ? text.lastIndexOf(' ', at - 40) + 1 : 0;
  const isCut = from + excerptLength < text.length;
  const to = isCut ? text.lastIndexOf(' ', from + excerptLength) : text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${isCut ? ' …' : ''}`;
};

/**
 * @param {Entry[]} entries
 * @param {string} asked
 */
const search = (entries, asked) => {
  const words = asked
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    // Who looks for several finds one, too.
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  if (words.length === 0) return [];
  // Who reads the reference means a call rather than a guide.
  const isReference = location.pathname === '/docs';
  return entries
    .map((entry) => ({
      entry,
      points: score(entry, words) * (isReference && entry.url.startsWith('/docs#') ? 2 : 1),
    }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, resultsMax)
    .map(({ entry }) => ({ ...entry, text: excerpt(entry.text, words) }));
};

const prepareSearch = () => {
  const box = /** @type {HTMLElement} */ (document.querySelector('.search'));
  const input = /** @type {HTMLInputElement} */ (box.querySelector('input'));
  const list = /** @type {HTMLElement} */ (box.querySelector('[role=listbox]'));
  const status = /** @type {HTMLElement} */ (box.querySelector('.status'));
  /** @type {Promise<Entry[]> | undefined} */
  let loading;
  const load = () => (loading ??= fetch('/docs/guides/search.json').then((answer) => answer.json()));
  let chosen = -1;

  /** @param {number} index */
  const choose = (index) => {
    chosen = index;
    [...list.children].forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const id = list.children[index]?.id;
    if (id === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', id);
    list.children[index]?.scrollIntoView({ block: 'nearest' });
  };

  /** @param {boolean} isOpen */
  const setOpen = (isOpen) => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
  };

  const show = async () => {
    const asked = input.value;
    const found = search(await load(), asked);
    if (asked !== input.value) return;
    list.replaceChildren(
      ...found.map(({ url, page, section, text }, index) => {
        const option = make('li', { role: 'option', id: `found-${index}`, 'data-url': url });
        option.append(
          make('strong', {}, section === undefined ? page : `${page} › ${section}`),
          make('span', {}, text),
        );
        return option;
      }),
    );
    setOpen(found.length > 0);
    choose(found.length > 0 ? 0 : -1);
    status.textContent =
      asked.trim() === '' ? '' : found.length === 0 ? 'Nothing found.' : `${found.length} found.`;
  };

  /** @param {Element | undefined} option */
  const open = (option) => {
    const url = option?.getAttribute('data-url');
    setOpen(false);
    if (!url) return;
    location.assign(url);
    // A place on the same page: the next key is for the page.
    input.value = '';
    input.blur();
  };

  input.addEventListener('focus', () => void load());
  input.addEventListener('input', () => void show());
  input.addEventListener('blur', () => setOpen(false));
  input.addEventListener('keydown', (event) => {
    const last = list.children.length - 1;
    if (event.key === 'ArrowDown') choose(Math.min(chosen + 1, last));
    else if (event.key === 'ArrowUp') choose(Math.max(chosen - 1, 0));
    else if (event.key === 'Enter') open(list.children[chosen]);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  });
  // Before the blur of the input, which closes the list.
  list.addEventListener('mousedown', (event) => {
    event.preventDefault();
    open(/** @type {Element} */ (event.target).closest('[role=option]') ?? undefined);
  });
  if (/mac|iphone|ipad/i.test(navigator.userAgent))
    /** @type {HTMLElement} */ (box.querySelector('kbd')).textContent = '⌘ K';
  focusByKeyboard(input);
  box.hidden = false;
};

/**
 * By `/`, and by Ctrl-K or ⌘K as in the dashboard.
 * @param {HTMLInputElement} input
 */
const focusByKeyboard = (input) =>
  document.addEventListener('keydown', (event) => {
    const isSlash = event.key === '/' && event.target === document.body;
    if (!isSlash && !(event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    input.focus();
    input.select();
  });

prepareCode();
prepareSearch();
