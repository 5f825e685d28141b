import { Text, VisuallyHidden } from '@mantine/core';
import type { Role, RolesWithRight } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { DataTable } from '../../components/DataTable.tsx';
import { Section } from '../../components/Section.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { CheckIcon } from '../../icons.tsx';
import { Answered } from '../../states/Answered.tsx';

interface RowProps {
  readonly row: RolesWithRight;
}

/** Which role may do what, as the service decides it. */
export const RoleTable = () => {
  const { table: texts } = useTexts('users');
  const { roles } = useTexts('session');
  const query = useApi('/roles', {});
  return (
    <Section title={texts.title}>
      <Answered query={query}>
        {({ items }) => (
          <DataTable
            label={texts.title}
            isInside
            rows={items}
            keyOf={({ right }) => right}
            columns={[
              { head: texts.right, Cell: Name, overflow: 'wraps' },
              ...(Object.keys(cells) as Role[]).map((role) => ({ head: roles[role], Cell: cells[role] })),
            ]}
            Card={Card}
          />
        )}
      </Answered>
    </Section>
  );
};

const Name = ({ row: { right } }: RowProps) => useTexts('users').rights[right];

const makeCell =
  (role: Role) =>
  ({ row }: RowProps) => {
    const { table: texts } = useTexts('users');
    const may = row.roles.includes(role);
    return (
      <>
        {may && <CheckIcon size={18} />}
        <VisuallyHidden>{may ? texts.yes : texts.no}</VisuallyHidden>
      </>
    );
  };

const cells: Record<Role, ReturnType<typeof makeCell>> = {
  administrator: makeCell('administrator'),
  finance: makeCell('finance'),
  support: makeCell('support'),
  developer: makeCell('developer'),
  viewer: makeCell('viewer'),
};

const Card = ({ row }: RowProps) => {
  const { roles } = useTexts('session');
  return (
    <>
      <Text fw={600}>
        <Name row={row} />
      </Text>
      <Text size="sm" c="dimmed">
        {row.roles.map((role) => roles[role]).join(', ')}
      </Text>
    </>
  );
};
