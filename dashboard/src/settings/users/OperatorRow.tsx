import { ActionIcon, Avatar, Menu, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Operator } from '../../api/schema.ts';
import { Fact } from '../../components/Facts.tsx';
import { Row } from '../../components/Rows.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { Moment } from '../../format/Moment.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoreIcon } from '../../icons.tsx';
import { actsOn, takesAway, type OperatorAct } from './operator-acts.ts';
import { OperatorActDialog } from './OperatorActDialog.tsx';
import classes from './OperatorRow.module.css';

export const OperatorRow = ({ operator }: { operator: Operator }) => {
  const texts = useTexts('users');
  const { roles } = useTexts('session');
  const [asked, setAsked] = useState<OperatorAct>();
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
        action={<Acts operator={operator} ask={setAsked} />}
      />
      {asked !== undefined && (
        <OperatorActDialog operator={operator} act={asked} close={() => setAsked(undefined)} />
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

const Acts = ({ operator, ask }: { operator: Operator; ask: (act: OperatorAct) => void }) => {
  const texts = useTexts('users');
  const button = useRef<HTMLButtonElement>(null);
  const choose = (act: OperatorAct) => {
    // The focus comes back to where it is now, and the menu is gone by then.
    button.current?.focus();
    ask(act);
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
        {actsOn(operator).map((act) => (
          <Menu.Item key={act} onClick={() => choose(act)} {...(takesAway[act] ? { color: 'red' } : {})}>
            {texts.acts[act].menu}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
