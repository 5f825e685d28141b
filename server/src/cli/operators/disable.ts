import { disableOperator } from '../../operators/administration/manage-operators.ts';
import { defineCommand } from '../command.ts';
import { withDependencies } from '../with-dependencies.ts';
import { noSuchOperator, readEmail } from './named-operator.ts';

export const disableCommand = defineCommand({
  words: ['operators', 'disable'],
  args: ['<e-mail>'],
  summary: "end an operator's access immediately",
  options: {},
  run: ({ config, args: [given] }) => {
    const email = readEmail(given);
    return withDependencies(config, async (deps) => {
      if (!(await disableOperator(deps, email))) throw noSuchOperator(email);
      return {
        text: `${email} is disabled. Every session of this operator has ended.`,
        json: { email, disabled: true },
      };
    });
  },
});
