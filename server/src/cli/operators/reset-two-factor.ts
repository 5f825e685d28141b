import { resetTwoFactor } from '../../operators/administration/manage-operators.ts';
import { defineCommand } from '../command.ts';
import { withDependencies } from '../with-dependencies.ts';
import { noSuchOperator, readEmail } from './named-operator.ts';

export const resetTwoFactorCommand = defineCommand({
  words: ['operators', 'reset-two-factor'],
  args: ['<e-mail>'],
  summary: "turn off an operator's two-factor sign-in",
  options: {},
  run: ({ config, args: [given] }) => {
    const email = readEmail(given);
    return withDependencies(config, async (deps) => {
      if (!(await resetTwoFactor(deps, email))) throw noSuchOperator(email);
      return {
        text: `${email} now signs in with the password only. Every session of this operator has ended.`,
        json: { email, twoFactor: false },
      };
    });
  },
});
