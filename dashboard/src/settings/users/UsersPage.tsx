import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useApiPages } from '../../api/use-api.ts';
import { Page } from '../../components/Page.tsx';
import { Rows } from '../../components/Rows.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { PlusIcon } from '../../icons.tsx';
import { Answered } from '../../states/Answered.tsx';
import { AccessRequests } from './AccessRequests.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import { OperatorRow } from './OperatorRow.tsx';
import { RoleTable } from './RoleTable.tsx';

/** Who may sign in, and as what. */
export const UsersPage = () => {
  const texts = useTexts('users');
  const { more } = useTexts('components');
  const [isInviting, setIsInviting] = useState(false);
  const list = useApiPages('/operators', {});
  const invite = (
    <Button leftSection={<PlusIcon size={18} />} onClick={() => setIsInviting(true)}>
      {texts.invite}
    </Button>
  );
  return (
    <Page title={texts.title} description={texts.description} actions={invite}>
      <Answered query={{ ...list, data: list.items }}>
        {(operators) => (
          <Stack gap="xl">
            <Stack>
              <Rows label={texts.title} columns={[texts.person, texts.role, texts.twoFactor, texts.lastSeen]}>
                {operators.map((operator) => (
                  <OperatorRow key={operator.id} operator={operator} />
                ))}
              </Rows>
              {list.hasNextPage && (
                <Button
                  variant="default"
                  loading={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {more}
                </Button>
              )}
            </Stack>
            <AccessRequests />
            <OpenInvitations />
            <RoleTable />
          </Stack>
        )}
      </Answered>
      {isInviting && <InviteDialog close={() => setIsInviting(false)} />}
    </Page>
  );
};
