import { Button, SegmentedControl, Text, TextInput } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router';
import { defined } from '../../api/defined.ts';
import type { WatchedWebhookEndpoint } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { useRefresh } from '../../api/use-refresh.ts';
import { Pager } from '../../components/Pager.tsx';
import { Section } from '../../components/Section.tsx';
import { useDraft } from '../../components/use-draft.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Answered } from '../../states/Answered.tsx';
import { Attempts } from './Attempts.tsx';
import classes from './DeliveryLog.module.css';

const refreshMs = 10_000;

/** What was sent to an endpoint. The filters and the page are in the address. */
export const DeliveryLog = ({ endpoint: { id } }: { endpoint: WatchedWebhookEndpoint }) => {
  const { log: texts } = useTexts('webhooks');
  const [params] = useSearchParams();
  const isFailed = params.get('show') === 'failed';
  const eventId = params.get('event') ?? '';
  const query = defined({
    failed: isFailed ? true : undefined,
    eventId: eventId === '' ? undefined : eventId,
    after: params.get('after') ?? undefined,
    limit: 20,
  });
  const { refreshMs: refresh } = useRefresh(refreshMs);
  const log = useApi(
    '/webhook-endpoints/{id}/deliveries',
    { params: { path: { id }, query } },
    { keepsPrevious: true, refreshMs: refresh },
  );
  return (
    <Section title={texts.title}>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.text}
      </Text>
      <LogFilters isFailed={isFailed} eventId={eventId} />
      <Answered query={log.error ? { ...log, data: undefined } : log}>
        {({ items, nextCursor }) => (
          <div aria-busy={log.isPlaceholderData}>
            {items.length === 0 ? (
              <Text c="dimmed" py="md">
                {isFailed || eventId !== '' ? texts.noMatch : texts.empty}
              </Text>
            ) : (
              <Attempts endpointId={id} attempts={items} />
            )}
            <Pager nextCursor={nextCursor} />
          </div>
        )}
      </Answered>
    </Section>
  );
};

/** A chosen kind applies at once, the text on submit. */
const LogFilters = ({ isFailed, eventId }: { isFailed: boolean; eventId: string }) => {
  const { log: texts } = useTexts('webhooks');
  const [, setParams] = useSearchParams();
  const { draft: wanted, setDraft: setWanted } = useDraft(eventId, String);
  const apply = (failed: boolean, event: string) =>
    setParams(defined({ show: failed ? 'failed' : undefined, event: event === '' ? undefined : event }), {
      preventScrollReset: true,
    });
  const submit = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    apply(isFailed, wanted.trim());
  };
  return (
    <search>
      <form className={classes.filters} onSubmit={submit} aria-label={texts.filter}>
        <SegmentedControl
          aria-label={texts.filter}
          value={isFailed ? 'failed' : 'all'}
          onChange={(value) => apply(value === 'failed', eventId)}
          data={[
            { value: 'all', label: texts.all },
            { value: 'failed', label: texts.failed },
          ]}
        />
        <TextInput
          className={classes.event}
          aria-label={texts.event}
          placeholder={texts.event}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" variant="default">
          {texts.search}
        </Button>
        {eventId !== '' && (
          <Button variant="subtle" onClick={() => apply(isFailed, '')}>
            {texts.clear}
          </Button>
        )}
      </form>
    </search>
  );
};
