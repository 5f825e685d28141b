import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { OwnSession } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { Fact } from '../../components/Facts.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { Row, Rows } from '../../components/Rows.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { Moment } from '../../format/Moment.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Answered } from '../../states/Answered.tsx';
import { EndOthersDialog, EndSessionDialog } from './EndSessionDialogs.tsx';
import classes from './OwnSessions.module.css';
import { useDeviceName } from './use-device-name.ts';

export const OwnSessions = () => {
  const { sessions: texts } = useTexts('myAccount');
  const query = useApi('/sessions', {});
  const [ending, setEnding] = useState<OwnSession>();
  const [isEndingOthers, setIsEndingOthers] = useState(false);
  const hasOthers = query.data !== undefined && query.data.items.length > 1;
  const endOthers = hasOthers && (
    <Button variant="default" size="sm" onClick={() => setIsEndingOthers(true)}>
      {texts.endOthers}
    </Button>
  );
  return (
    <PageSection title={texts.title} text={texts.text} action={endOthers}>
      <Answered query={query}>
        {({ items }) => (
          <Rows label={texts.label} columns={[texts.where, texts.address, texts.lastSeen, texts.since]}>
            {items.map((session) => (
              <SessionRow key={session.id} session={session} end={() => setEnding(session)} />
            ))}
          </Rows>
        )}
      </Answered>
      {ending && <EndSessionDialog session={ending} close={() => setEnding(undefined)} />}
      {isEndingOthers && <EndOthersDialog close={() => setIsEndingOthers(false)} />}
    </PageSection>
  );
};

const SessionRow = ({
  session: { userAgent, address, lastSeenAt, createdAt, isCurrent },
  end,
}: {
  session: OwnSession;
  end: () => void;
}) => {
  const { sessions: texts } = useTexts('myAccount');
  const device = useDeviceName()(userAgent);
  return (
    <Row
      name={
        <div className={classes.device}>
          <Text component="span" fw={600} title={userAgent}>
            {device}
          </Text>
          {isCurrent && <StatusBadge color="teal">{texts.current}</StatusBadge>}
        </div>
      }
      facts={
        <>
          <Fact name={texts.address}>{address}</Fact>
          <Fact name={texts.lastSeen}>
            <Moment at={lastSeenAt} />
          </Fact>
          <Fact name={texts.since}>
            <Moment at={createdAt} />
          </Fact>
        </>
      }
      action={
        !isCurrent && (
          <Button
            variant="light"
            color="red"
            size="xs"
            onClick={end}
            aria-label={texts.endOf(device, address)}
          >
            {texts.end}
          </Button>
        )
      }
    />
  );
};
