import { makeOneTimePassword } from '../../operators/credentials/password.ts';
import { addOperator } from '../../operators/administration/manage-operators.ts';
import { roles } from '../../operators/roles.ts';
import { StartFault } from '../../start/start-fault.ts';
import { defineCommand } from '../command.ts';
import { UsageFault } from '../fault.ts';
import { withDependencies } from '../with-dependencies.ts';
import { readEmail, showOneTimePassword } from './named-operator.ts';

const [defaultRole, ...otherRoles] = roles;

export const addCommand = defineCommand({
  words: ['operators', 'add'],
  args: ['<e-mail>'],
  summary: 'add an operator with a one-time password',
  options: {
    role: { type: 'string', value: '<role>', help: [`${defaultRole} (default)`, ...otherRoles].join(', ') },
  },
  run: ({ config, args: [given], values }) => {
    const email = readEmail(given);
    const role = roles.find((candidate) => candidate === (values.role ?? defaultRole));
    if (!role) throw new UsageFault(`--role must be one of ${roles.join(', ')}.`);
    return withDependencies(config, async (deps) => {
      const password = makeOneTimePassword();
      if (!(await addOperator(deps, { email, role, password, isOneTime: true }))) {
        throw new StartFault(
          `There is already an operator ${email}. For a new password: operators reset-password`,
        );
      }
      return showOneTimePassword(email, password);
    });
  },
});
