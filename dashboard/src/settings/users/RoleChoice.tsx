import { Radio, Stack } from '@mantine/core';
import type { Role } from '../../api/schema.ts';
import { useTexts } from '../../i18n/use-texts.ts';

interface RoleChoiceProps {
  readonly label: string;
  readonly value?: Role;
  readonly onChange?: (role: string) => void;
}

/** One of the roles, each with what it means, the one with the fewest rights first. */
export const RoleChoice = (props: RoleChoiceProps) => {
  const { roles, roleMeanings } = useTexts('session');
  return (
    <Radio.Group {...props}>
      <Stack gap="xs" mt={4}>
        {(Object.keys(roles) as Role[]).toReversed().map((role) => (
          <Radio key={role} value={role} label={roles[role]} description={roleMeanings[role]} />
        ))}
      </Stack>
    </Radio.Group>
  );
};
