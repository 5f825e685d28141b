import { resetPassword } from '../../operators/administration/manage-operators.ts';
import { defineCommand } from '../command.ts';
import { withParts } from '../with-parts.ts';
import { noSuchOperator, readEmail, showOneTimePassword } from './named-operator.ts';

export const resetPasswordCommand = defineCommand({
  words: ['operators', 'reset-password'],
  args: ['<e-mail>'],
  summary: 'print a new one-time password',
  options: {},
  run: ({ config, args: [given] }) => {
    const email = readEmail(given);
    return withParts(config, async (parts) => {
      const password = await resetPassword(parts, email);
      if (password === undefined) throw noSuchOperator(email);
      return showOneTimePassword(email, password);
    });
  },
});
