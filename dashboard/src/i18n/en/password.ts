export const password = {
  current: 'Your dashboard password',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code.',
  confirm: 'CONFIRM',
  confirmation: {
    title: 'Confirm it’s you',
    text: 'Anything that moves money or gives access needs your password. You won’t be asked again for five minutes.',
  },
  chosen: 'New password',
  rule: 'At least 12 characters. A few words together work well. Any character is allowed, even spaces.',
  again: 'New password again',
  tooShort: 'At least 12 characters.',
  same: 'It can’t be your old password or your e-mail address.',
  differs: 'The passwords don’t match.',
  strength: {
    short: (missing: number) => `${missing} more to go`,
    enough: 'Long enough. Longer is better.',
    strong: 'Strong',
    veryStrong: 'Very strong',
  },
};
