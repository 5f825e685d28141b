import { oneTimeHours } from '../../operators/credentials/password.ts';
import { emailForm, emailLengthMax } from '../../operators/operator.ts';
import { StartFault } from '../../start/start-fault.ts';
import { UsageFault } from '../fault.ts';
import { program } from '../../program.ts';

export const readEmail = (email: string | undefined) => {
  if (!email || !emailForm.test(email) || email.length > emailLengthMax)
    throw new UsageFault(`"${email ?? ''}" is not an e-mail address.`);
  return email.toLowerCase();
};

export const noSuchOperator = (email: string) =>
  new StartFault(`There is no operator ${email}. See: ${program} operators list`);

export const showOneTimePassword = (email: string, password: string) => ({
  text:
    `${email}\n  one-time password: ${password}\n` +
    `  It is shown only once, works for ${oneTimeHours} hours, and has to be changed at the first sign-in.`,
  json: { email, oneTimePassword: password },
});
