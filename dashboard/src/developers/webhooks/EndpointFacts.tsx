import type { WatchedWebhookEndpoint } from '../../api/schema.ts';
import { CopiedId } from '../../copy/CopiedId.tsx';
import { FactList } from '../../components/FactList.tsx';
import { Section } from '../../components/Section.tsx';
import classes from '../../events/Events.module.css';
import { Moment } from '../../format/Moment.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToldOf } from './use-told-of.ts';

/** Where it is, and what it receives. */
export const EndpointFacts = ({ endpoint }: { endpoint: WatchedWebhookEndpoint }) => {
  const { one: texts, form, inDashboard, allTypes } = useTexts('webhooks');
  const toldOf = useToldOf();
  const formats = useFormats();
  const { id, url, description, apiKeyLabel, eventTypes, lagSeconds, createdAt } = endpoint;
  const isWaiting = lagSeconds !== null && lagSeconds >= 1;
  return (
    <Section title={texts.facts}>
      <FactList
        lines={[
          [texts.url, url],
          [texts.description, description === '' ? null : description],
          [texts.source, apiKeyLabel ?? inDashboard],
          [form.source, toldOf(endpoint.platformId)],
          [texts.types, eventTypes === null ? allTypes : <Types key="types" types={eventTypes} />],
          [texts.waiting, isWaiting ? formats.duration(lagSeconds) : texts.nothingWaits],
          [texts.created, <Moment key="created" at={createdAt} as="realTime" />],
          [texts.id, <CopiedId key="id" id={id} />],
        ]}
      />
    </Section>
  );
};

const Types = ({ types }: { types: readonly string[] }) => (
  <span className={classes.stack}>
    {types.map((type) => (
      <span key={type} className={classes.type}>
        {type}
      </span>
    ))}
  </span>
);
