import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { AccessRequest, AuditAction } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { Fact } from '../../components/Facts.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { Row, Rows } from '../../components/Rows.tsx';
import { Moment } from '../../format/Moment.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useDetails } from '../use-details.ts';
import { DecisionDialog, type Decision } from './DecisionDialog.tsx';

const everyMs = 15_000;

/** What waits for a second administrator. Nothing is shown while nothing waits: most installations need no second one. */
export const AccessRequests = () => {
  const { requests: texts } = useTexts('users');
  const { data } = useApi('/access-requests', {}, { refreshMs: () => everyMs });
  const [decision, setDecision] = useState<Decision>();
  if (data === undefined || data.items.length === 0) return null;
  return (
    <PageSection title={texts.title}>
      <Text c="dimmed" mb="sm">
        {texts.hint}
      </Text>
      <Rows label={texts.title} columns={[texts.what, texts.by, texts.state, texts.until]}>
        {data.items.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            decide={(act) => setDecision({ act, id: request.id })}
          />
        ))}
      </Rows>
      {decision && <DecisionDialog decision={decision} close={() => setDecision(undefined)} />}
    </PageSection>
  );
};

const RequestRow = ({
  request,
  decide,
}: {
  request: AccessRequest;
  decide: (act: Decision['act']) => void;
}) => {
  const { requests: texts } = useTexts('users');
  const actions = useTexts('auditActions');
  const { requestedBy, approvedBy, expiresAt, isYours } = request;
  const details = useDetails({ ...request, actor: '' });
  const what = actions[request.action as AuditAction] ?? request.action;
  return (
    <Row
      name={
        <>
          <Text component="span" fw={600}>
            {what}
          </Text>
          {details.map(({ name, value }) => (
            <Text key={name} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {name === '' ? value : `${name}: ${value}`}
            </Text>
          ))}
        </>
      }
      facts={
        <>
          <Fact name={texts.by}>{isYours ? texts.you : requestedBy}</Fact>
          <Fact name={texts.state}>{approvedBy === null ? texts.waiting : texts.approvedBy(approvedBy)}</Fact>
          <Fact name={texts.until}>
            <Moment at={expiresAt} />
          </Fact>
        </>
      }
      action={
        <Group gap="xs" wrap="nowrap">
          {!isYours && approvedBy === null && (
            <Button size="xs" onClick={() => decide('approve')}>
              {texts.approve.button}
            </Button>
          )}
          <Button
            variant="light"
            color="red"
            size="xs"
            onClick={() => decide(isYours ? 'withdraw' : 'refuse')}
          >
            {texts[isYours ? 'withdraw' : 'refuse'].button}
          </Button>
        </Group>
      }
    />
  );
};
