export const signIn = {
  title: 'Sign in',
  promise: 'Every payment captured once. Never twice, never lost.',
  intro: 'Use the credentials from your onboarding team.',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  signInFirst: 'Sign in to open the page.',
  again: {
    title: 'Sign in again',
    text: 'Your session has ended. Sign in to carry on: what you’ve typed is still here.',
    wrong: 'The password is wrong.',
    wrongWithCode: 'The password or the code is wrong, or the code has already been used.',
    someoneElse: 'I’m someone else',
  },
  switched: {
    title: (email: string) => `You’re now signed in as ${email}`,
    text: 'Someone signed in as another person in another tab of this browser, so this page was loaded again.',
  },
  failed: {
    title: (count: number) =>
      count === 1 ? '1 failed sign-in since your last one' : `${count} failed sign-ins since your last one`,
    text: 'Someone entered a wrong password or code for your account. If that wasn’t you, choose a new password, and turn on two-factor sign-in if it’s off.',
  },
  passwordChange: {
    title: 'Your password was changed',
    text: (time: string, address: string) =>
      `On ${time}, from the address ${address}. If that wasn’t you, choose a new password now and tell an administrator.`,
  },
  code: {
    title: 'One more step',
    intro: 'Two-factor sign-in is on for your account.',
    label: 'Code',
    hint: 'The six digits from your authenticator app, or one of your recovery codes.',
    wrong: 'The code is wrong or has already been used.',
    submit: 'Sign in',
    back: 'Start over',
  },
  change: {
    title: 'Choose your own password',
    intro: 'You signed in with a one-time password. Replace it now to continue.',
    oneTime: 'One-time password',
    codeHint: 'The next code from your authenticator app, or a recovery code. Each code works once.',
    submit: 'Set the password',
  },
  invitation: {
    title: 'You’re invited',
    intro: (environment: string, role: string) =>
      `To the dashboard of ${environment}. Your role: ${role}. Choose a password, and you’re in.`,
    environment: { sandbox: 'the Florin sandbox', production: 'Florin in production' },
    yourRole: 'Your role',
    until: 'The invitation is valid until',
    signedInAs: (email: string) =>
      `You’re signed in here as ${email}. If you accept, you’ll be signed in as the invited person instead.`,
    submit: 'Set the password and sign in',
    invalidTitle: 'This invitation isn’t valid',
    invalidIntro:
      'It was used or withdrawn, it’s more than seven days old, or the link is incomplete. Open the link again as you received it, or ask your administrator for a new one.',
    toSignIn: 'Already have a password? Sign in',
  },
};
