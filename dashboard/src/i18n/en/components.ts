export const components = {
  cancel: 'Cancel',
  close: 'Close',
  continue: 'Continue',
  done: 'Done',
  more: 'Show more',
  others: (count: string) => `Show ${count} more`,
  columns: { choose: 'Columns', title: 'Columns to show' },
  copy: {
    what: (name: string) => `Copy: ${name}`,
    copied: 'Copied',
    failed: 'The browser didn’t allow it. Select the text and copy it yourself.',
  },
  leaving: {
    title: 'Leave without saving?',
    text: 'You have unsaved changes. They’ll be lost if you leave now.',
    leave: 'Leave without saving',
  },
  platform: { label: 'Platform', all: 'All platforms', of: (name: string) => `Platform: ${name}` },
  pager: { pages: 'Pages', first: 'First page', previous: 'Previous page', next: 'Next page' },
  preferences: {
    theme: 'Appearance',
    themes: { light: 'Light', dark: 'Dark', auto: 'Auto' },
    language: 'Language',
    languageFailed: 'This language couldn’t be loaded. Reload the page and choose it again.',
    timeZone: 'Time zone',
    ownTimeZone: (zone: string) => `This device (${zone})`,
  },
};
