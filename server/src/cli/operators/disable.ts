import { disableOperator } from '../../operators/administration/manage-operators.ts';
import { defineCommand } from '../command.ts';
import { withParts } from '../with-parts.ts';
import { noSuchOperator, readEmail } from './named-operator.ts';

export const disableCommand = defineCommand({
  words: ['operators', 'disable'],
  args: ['<e-mail>'],
  summary: "end an operator's access immediately",
  options: {},
  run: ({ config, args: [given] }) => {
    const email = readEmail(given);
    return withParts(config, async (parts) => {
      if (!(await disableOperator(parts, email))) throw noSuchOperator(email);
      return {
        text: `${email} is disabled. Every session of this operator has ended.`,
        json: { email, disabled: true },
      };
    });
  },
});
