import { Button, Checkbox } from '@mantine/core';
import type { WebhookDelivery } from '../../api/schema.ts';
import { useApiChange } from '../../api/use-api.ts';
import { SelectionBar } from '../../components/SelectionBar.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useSelection } from '../../components/use-selection.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';
import { readAfterAct } from './act.ts';
import { AttemptRow } from './AttemptRow.tsx';
import classes from './DeliveryLog.module.css';

/** A failed delivery of an event that is kept. A test is not. */
const canBeResent = ({ accepted, request }: WebhookDelivery) => !accepted && request.body !== null;

interface Props {
  readonly endpointId: string;
  readonly attempts: readonly WebhookDelivery[];
}

/** The lines of the log. Failed ones can be chosen, to send their events again. */
export const Attempts = ({ endpointId, attempts }: Props) => {
  const { log: texts } = useTexts('webhooks');
  const { selection: words } = useTexts('components');
  const may = useMay('send_webhooks');
  const notify = useNotify();
  const failed = attempts.filter(canBeResent).map(({ eventId }) => eventId);
  // Each try of an event has its own line.
  const selection = useSelection([...new Set(failed)]);
  const resend = useApiChange('post', '/webhook-endpoints/{id}/resend', readAfterAct);
  const start = () =>
    resend.mutate(
      { params: { path: { id: endpointId } }, body: { eventIds: [...selection.selected] } },
      {
        onSuccess: () => {
          selection.clear();
          notify(texts.resent);
        },
      },
    );
  return (
    <>
      <ProblemAlert problem={resend.error} />
      {may && failed.length > 0 && (
        <Checkbox
          size="xs"
          className={classes.all}
          label={words.all}
          checked={selection.isAll}
          indeterminate={selection.selected.length > 0 && !selection.isAll}
          onChange={selection.toggleAll}
        />
      )}
      <ol className={classes.attempts} aria-label={texts.title}>
        {attempts.map((attempt) => (
          <AttemptRow
            key={attempt.id}
            attempt={attempt}
            choice={
              may &&
              canBeResent(attempt) && (
                <Checkbox
                  size="xs"
                  className={classes.choice}
                  aria-label={words.one(attempt.eventId)}
                  checked={selection.isSelected(attempt.eventId)}
                  onChange={() => selection.toggle(attempt.eventId)}
                />
              )
            }
          />
        ))}
      </ol>
      <SelectionBar selection={selection}>
        <Button size="sm" loading={resend.isPending} onClick={start}>
          {texts.resend}
        </Button>
      </SelectionBar>
    </>
  );
};
