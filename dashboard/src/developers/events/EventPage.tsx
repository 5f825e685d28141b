import { Anchor, Button, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import type { Event } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { CodeBlock } from '../../components/CodeBlock.tsx';
import { CopiedId } from '../../copy/CopiedId.tsx';
import { Fact, Facts } from '../../components/Facts.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { EventSubject } from '../../events/EventSubject.tsx';
import { Moment } from '../../format/Moment.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Answered } from '../../states/Answered.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { urls } from '../../urls.ts';
import { EventDeliveries } from './EventDeliveries.tsx';

/** One event: what it is about, who received it, and the JSON that receivers get. */
export const EventPage = () => {
  const { one: texts } = useTexts('events');
  const id = useParams()['id']!;
  const query = useApi('/events/{id}', { params: { path: { id } } });
  if (query.error?.code === 'not_found') return <NoSuchEvent id={id} />;
  return (
    <>
      <BackLink to={urls.events}>{texts.back}</BackLink>
      {query.data === undefined ? (
        <Page title={texts.loadingTitle}>
          <Answered query={query}>{() => null}</Answered>
        </Page>
      ) : (
        <Shown key={id} event={query.data} />
      )}
    </>
  );
};

const Shown = ({ event }: { event: Event }) => {
  const { one: texts } = useTexts('events');
  const words = useTexts('eventTypes');
  return (
    <Page title={event.type} description={words[event.type]}>
      <Stack gap="lg">
        <About event={event} />
        <EventDeliveries event={event} />
        <Section title={texts.json}>
          <CodeBlock code={JSON.stringify(event, null, 2)} name={texts.code} />
        </Section>
      </Stack>
    </Page>
  );
};

const About = ({ event }: { event: Event }) => {
  const { one } = useTexts('events');
  const { facts: texts } = one;
  const formats = useFormats();
  const { id, createdAt, sequence, previousId } = event;
  return (
    <Facts>
      <Fact name={texts.id}>
        <CopiedId id={id} />
      </Fact>
      <Fact name={texts.at}>
        <Moment at={createdAt} as="second" />
      </Fact>
      <Fact name={texts.about}>
        <EventSubject event={event} />
      </Fact>
      <Fact name={texts.sequence}>
        {formats.number(sequence)}
        {previousId !== null && (
          <>
            {' · '}
            <Anchor component={Link} to={urls.event(previousId)} inherit>
              {texts.previous}
            </Anchor>
          </>
        )}
      </Fact>
    </Facts>
  );
};

const NoSuchEvent = ({ id }: { id: string }) => {
  const { one: texts } = useTexts('events');
  return (
    <EmptyState
      level={1}
      title={texts.unknown.title}
      action={
        <Button mt="md" variant="default" component={Link} to={urls.events}>
          {texts.back}
        </Button>
      }
    >
      {texts.unknown.text(id)}
    </EmptyState>
  );
};
