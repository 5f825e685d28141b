import { resetPassword } from '../../operators/administration/manage-operators.ts';
import { defineCommand } from '../command.ts';
import { withDependencies } from '../with-dependencies.ts';
import { noSuchOperator, readEmail, showOneTimePassword } from './named-operator.ts';

export const resetPasswordCommand = defineCommand({
  words: ['operators', 'reset-password'],
  args: ['<e-mail>'],
  summary: 'print a new one-time password',
  options: {},
  run: ({ config, args: [given] }) => {
    const email = readEmail(given);
    return withDependencies(config, async (deps) => {
      const password = await resetPassword(deps, email);
      if (password === undefined) throw noSuchOperator(email);
      return showOneTimePassword(email, password);
    });
  },
});
