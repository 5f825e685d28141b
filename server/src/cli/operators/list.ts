import type { Operator } from '../../operators/operator.ts';
import { listOperators } from '../../operators/queries.ts';
import { defineCommand } from '../command.ts';
import { withDependencies } from '../with-dependencies.ts';
import { program } from '../../program.ts';

export const listCommand = defineCommand({
  words: ['operators', 'list'],
  args: [],
  summary: 'list operators, oldest first',
  options: {},
  run: ({ config }) =>
    withDependencies(config, async ({ sql }) => {
      const operators = await listOperators(sql);
      const text =
        operators.map(describe).join('\n') || `No operators yet. Add one: ${program} operators add <email>`;
      return { text, json: operators.map(present) };
    }),
});

const describe = ({ email, role, createdAt, disabledAt, oneTimeUntil }: Operator) => {
  const state = disabledAt ? 'disabled' : oneTimeUntil ? 'has a one-time password' : 'active';
  return `${email.padEnd(32)} ${role.padEnd(14)} since ${createdAt.toISOString().slice(0, 10)}  ${state}`;
};

const present = ({ id, email, role, createdAt, disabledAt, oneTimeUntil, twoFactor }: Operator) => ({
  id,
  email,
  role,
  createdAt,
  disabledAt,
  mustChangePassword: oneTimeUntil !== null,
  twoFactor,
});
