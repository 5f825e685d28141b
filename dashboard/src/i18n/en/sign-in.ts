export const signIn = {
  title: 'Sign in',
  promise: 'Every payment captured once. Never twice, never lost.',
  intro: 'With the credentials you got from your onboarding team.',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  signedOut: 'Your session has ended. Sign in to go on where you were.',
  failed: {
    title: (count: number) =>
      count === 1 ? '1 failed sign-in since your last one' : `${count} failed sign-ins since your last one`,
    text: 'Somebody entered a wrong password or code for your account. If that was not you, choose a new password, and turn on two-factor sign-in if it is off.',
  },
  passwordChange: {
    title: 'Your password was changed',
    text: (time: string, address: string) =>
      `On ${time}, from the address ${address}. If that wasn't you, choose a new password now and tell an administrator.`,
  },
  code: {
    title: 'One more step',
    intro: 'Two-factor sign-in is on for your account.',
    label: 'Code',
    hint: 'The six digits of your authenticator app, or one of your recovery codes.',
    wrong: 'The code is wrong, or it has been used already.',
    submit: 'Sign in',
    back: 'Start over',
  },
  change: {
    title: 'Choose your own password',
    intro: 'You signed in with a one-time password. Replace it now; it takes you straight on.',
    oneTime: 'One-time password',
    codeHint: 'The next code of your authenticator app, or a recovery code. Each code works once.',
    submit: 'Set the password',
  },
  invitation: {
    title: 'You are invited',
    intro: (environment: string, role: string) =>
      `To the dashboard of ${environment}, as ${role}. Choose a password, and you are in.`,
    role: { administrator: 'an administrator', viewer: 'a viewer' },
    environment: { sandbox: 'the Florin sandbox', production: 'Florin in production' },
    yourRole: 'Your role',
    until: 'The invitation is valid until',
    signedInAs: (email: string) =>
      `You are signed in as ${email} here. If you accept, you are signed in as the invited person instead.`,
    submit: 'Set the password and sign in',
    invalidTitle: 'This invitation is not valid',
    invalidIntro:
      'It has been used or withdrawn, it is older than seven days, or the link is incomplete. Open the link again as you received it, or ask your administrator for a new one.',
    toSignIn: 'You have a password already? Sign in',
  },
};
