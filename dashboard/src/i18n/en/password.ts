export const password = {
  current: 'Your dashboard password',
  code: 'Code',
  codeHint: 'Of your authenticator app, or a recovery code.',
  confirm: 'CONFIRM',
  confirmation: {
    title: 'Confirm that it is you',
    text: 'What moves money or gives access takes your password. After that, you are not asked again for five minutes.',
  },
  chosen: 'New password',
  rule: 'At least 12 characters. A few words together are good. Every character is allowed, spaces too.',
  again: 'New password, once more',
  tooShort: 'At least 12 characters.',
  same: 'Neither the old password nor your e-mail address.',
  differs: 'The two passwords differ.',
  strength: {
    short: (missing: number) => `${missing} more to go`,
    enough: 'Long enough. Longer is better.',
    strong: 'Strong',
    veryStrong: 'Very strong',
  },
};
