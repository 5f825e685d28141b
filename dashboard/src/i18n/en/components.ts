export const components = {
  cancel: 'Cancel',
  close: 'Close',
  continue: 'Continue',
  done: 'Done',
  more: 'Show more',
  others: (count: string) => `Show ${count} more`,
  copy: {
    what: (name: string) => `Copy: ${name}`,
    copied: 'Copied',
    failed: 'The browser did not allow it. Select the text and copy it by hand.',
  },
  leaving: {
    title: 'Leave without saving?',
    text: 'Your changes are not saved. They are lost if you leave now.',
    leave: 'Leave without saving',
  },
  platform: { label: 'Platform', all: 'All platforms', of: (name: string) => `Platform: ${name}` },
  pager: { pages: 'Pages', first: 'First page', previous: 'Previous page', next: 'Next page' },
  preferences: {
    theme: 'Appearance',
    themes: { light: 'Light', dark: 'Dark', auto: 'Auto' },
    language: 'Language',
    languageFailed: 'This language could not be loaded. Load the page again and choose it once more.',
    timeZone: 'Time zone',
    ownTimeZone: (zone: string) => `This device (${zone})`,
  },
};
