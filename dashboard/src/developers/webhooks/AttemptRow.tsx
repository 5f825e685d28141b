import { Button, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { WebhookDelivery } from '../../api/schema.ts';
import eventClasses from '../../events/Events.module.css';
import { Moment } from '../../format/Moment.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RightIcon } from '../../icons.tsx';
import { urls } from '../../urls.ts';
import { AttemptAnswer } from './AttemptAnswer.tsx';
import { AttemptParts } from './AttemptParts.tsx';
import classes from './DeliveryLog.module.css';
import { SendAgainButton } from './SendAgainButton.tsx';

/** One line of the log, which opens to the request and the answer. */
export const AttemptRow = ({ attempt, choice }: { attempt: WebhookDelivery; choice: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={classes.entry}>
      {choice}
      <details className={classes.attempt} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={classes.summary}>
          <span className={classes.chevron}>
            <RightIcon size={18} />
          </span>
          <Summary attempt={attempt} />
        </summary>
        {isOpen && <Opened attempt={attempt} />}
      </details>
    </li>
  );
};

const Summary = ({ attempt }: { attempt: WebhookDelivery }) => {
  const { attempt: texts } = useTexts('webhooks');
  const formats = useFormats();
  const { type, createdAt, tryNumber, accepted, nextTryAt } = attempt;
  return (
    <span className={classes.words}>
      <span className={classes.line}>
        <span className={eventClasses.type}>{type}</span>
        <span className={classes.answer}>
          <AttemptAnswer attempt={attempt} />
        </span>
        <span className={eventClasses.note}>
          {texts.try(formats.number(tryNumber))}
          {!accepted && ` · ${nextTryAt === null ? texts.last : texts.next(formats.realSecond(nextTryAt))}`}
        </span>
        <span className={eventClasses.note}>
          <Moment at={createdAt} as="realSecond" />
        </span>
      </span>
    </span>
  );
};

/** A test is not kept among the events, and cannot be sent again. */
const Opened = ({ attempt }: { attempt: WebhookDelivery }) => {
  const { attempt: texts } = useTexts('webhooks');
  const { eventId, endpointId, request } = attempt;
  return (
    <div className={classes.parts}>
      {request.body !== null && (
        <Group gap="sm">
          <SendAgainButton endpointId={endpointId} eventId={eventId} name={eventId} />
          <Button variant="subtle" size="xs" component={Link} to={urls.event(eventId)}>
            {texts.toEvent}
          </Button>
        </Group>
      )}
      <AttemptParts attempt={attempt} />
    </div>
  );
};
