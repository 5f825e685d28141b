import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { OpenInvitation } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { Fact } from '../../components/Facts.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { Row, Rows } from '../../components/Rows.tsx';
import { Moment } from '../../format/Moment.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Answered } from '../../states/Answered.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

export const OpenInvitations = () => {
  const { person, role: roleName, invitations: texts } = useTexts('users');
  const query = useApi('/invitations', {});
  const [withdrawn, setWithdrawn] = useState<OpenInvitation>();
  return (
    <PageSection title={texts.title}>
      <Answered query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{texts.none}</Text>
          ) : (
            <Rows label={texts.title} columns={[person, roleName, texts.by, texts.until]}>
              {items.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  withdraw={() => setWithdrawn(invitation)}
                />
              ))}
            </Rows>
          )
        }
      </Answered>
      {withdrawn && <WithdrawDialog invitation={withdrawn} close={() => setWithdrawn(undefined)} />}
    </PageSection>
  );
};

const InvitationRow = ({
  invitation: { email, role, invitedBy, expiresAt },
  withdraw,
}: {
  invitation: OpenInvitation;
  withdraw: () => void;
}) => {
  const { role: roleName, invitations: texts } = useTexts('users');
  const { roles } = useTexts('session');
  return (
    <Row
      name={
        <Text component="span" fw={600}>
          {email}
        </Text>
      }
      facts={
        <>
          <Fact name={roleName}>{roles[role]}</Fact>
          <Fact name={texts.by}>{invitedBy}</Fact>
          <Fact name={texts.until}>
            <Moment at={expiresAt} />
          </Fact>
        </>
      }
      action={
        <Button variant="light" color="red" size="xs" onClick={withdraw} aria-label={texts.withdrawOf(email)}>
          {texts.withdraw}
        </Button>
      }
    />
  );
};
