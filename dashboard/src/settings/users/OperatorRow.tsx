import { ActionIcon, Avatar, Menu, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Operator } from '../../api/schema.ts';
import { Fact } from '../../components/Facts.tsx';
import { Row } from '../../components/Rows.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { Moment } from '../../format/Moment.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoreIcon } from '../../icons.tsx';
import { ChangeRoleDialog } from './ChangeRoleDialog.tsx';
import { actionsFor, isDestructive, type OperatorAction } from './operator-actions.ts';
import { OperatorActionDialog } from './OperatorActionDialog.tsx';
import classes from './OperatorRow.module.css';

export const OperatorRow = ({ operator }: { operator: Operator }) => {
  const texts = useTexts('users');
  const { roles } = useTexts('session');
  const [chosen, setChosen] = useState<OperatorAction>();
  const { role, twoFactor, lastSeenAt } = operator;
  return (
    <>
      <Row
        name={<Name operator={operator} />}
        facts={
          <>
            <Fact name={texts.role}>{roles[role]}</Fact>
            <Fact name={texts.twoFactor}>
              <StatusBadge color={twoFactor ? 'teal' : 'gray'}>
                {twoFactor ? texts.on : texts.off}
              </StatusBadge>
            </Fact>
            <Fact name={texts.lastSeen}>
              {lastSeenAt === null ? texts.never : <Moment at={lastSeenAt} />}
            </Fact>
          </>
        }
        action={<ActionMenu operator={operator} ask={setChosen} />}
      />
      {chosen === 'changeRole' && <ChangeRoleDialog operator={operator} close={() => setChosen(undefined)} />}
      {chosen !== undefined && chosen !== 'changeRole' && (
        <OperatorActionDialog operator={operator} action={chosen} close={() => setChosen(undefined)} />
      )}
    </>
  );
};

const Name = ({ operator: { email, isYou, disabledAt } }: { operator: Operator }) => {
  const texts = useTexts('users');
  return (
    <div className={classes.name}>
      <Avatar size={36} radius="xl" color={disabledAt === null ? 'florin' : 'gray'} aria-hidden>
        {email.slice(0, 1).toUpperCase()}
      </Avatar>
      <div className={classes.words}>
        <Text component="span" fw={600} {...(disabledAt === null ? {} : { c: 'dimmed' })}>
          {email}
        </Text>
        {isYou && <StatusBadge color="florin">{texts.you}</StatusBadge>}
        {disabledAt !== null && <StatusBadge color="red">{texts.disabled}</StatusBadge>}
      </div>
    </div>
  );
};

const ActionMenu = ({ operator, ask }: { operator: Operator; ask: (action: OperatorAction) => void }) => {
  const texts = useTexts('users');
  const button = useRef<HTMLButtonElement>(null);
  const choose = (action: OperatorAction) => {
    // The dialog returns the focus to the element that has it now, and the menu will be gone.
    button.current?.focus();
    ask(action);
  };
  return (
    <Menu position="bottom-end" shadow="md" withinPortal={false}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size={40}
          aria-label={texts.menu(operator.email)}
        >
          <MoreIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {actionsFor(operator).map((action) => (
          <Menu.Item
            key={action}
            onClick={() => choose(action)}
            {...(isDestructive[action] ? { color: 'red' } : {})}
          >
            {texts.actions[action].menu}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
