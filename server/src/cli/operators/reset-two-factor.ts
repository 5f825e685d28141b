import { resetTwoFactor } from '../../operators/administration/manage-operators.ts';
import { defineCommand } from '../command.ts';
import { withParts } from '../with-parts.ts';
import { noSuchOperator, readEmail } from './named-operator.ts';

export const resetTwoFactorCommand = defineCommand({
  words: ['operators', 'reset-two-factor'],
  args: ['<e-mail>'],
  summary: 'turn off two-factor sign-in for an operator',
  options: {},
  run: ({ config, args: [given] }) => {
    const email = readEmail(given);
    return withParts(config, async (parts) => {
      if (!(await resetTwoFactor(parts, email))) throw noSuchOperator(email);
      return {
        text: `${email} now signs in with the password only. Every session of this operator has ended.`,
        json: { email, twoFactor: false },
      };
    });
  },
});
