import { Checkbox, Radio, Stack } from '@mantine/core';
import type { Event } from '../../api/schema.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import classes from './EventTypeChoice.module.css';
import type { EndpointDraft } from './use-endpoint-draft.ts';

type EventType = Event['type'];

/** All types, or some, by what they are about. */
export const EventTypeChoice = ({
  draft: { isEverything, types },
  change,
}: {
  draft: EndpointDraft;
  change: (part: Partial<EndpointDraft>) => void;
}) => {
  const { form: texts } = useTexts('webhooks');
  return (
    <Stack gap="sm">
      <Radio.Group
        label={texts.types}
        value={isEverything ? 'everything' : 'chosen'}
        onChange={(value) => change({ isEverything: value === 'everything' })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="everything" label={texts.everything} />
          <Radio value="chosen" label={texts.chosen} />
        </Stack>
      </Radio.Group>
      {!isEverything && <Types chosen={types} choose={(chosen) => change({ types: chosen })} />}
    </Stack>
  );
};

const Types = ({
  chosen,
  choose,
}: {
  chosen: readonly EventType[];
  choose: (types: readonly EventType[]) => void;
}) => {
  const { form: texts } = useTexts('webhooks');
  const words = useTexts('eventTypes');
  const all = Object.keys(words) as readonly EventType[];
  const groups = Object.entries(texts.groups);
  return (
    <Checkbox.Group
      aria-label={texts.chosen}
      value={[...chosen]}
      onChange={choose}
      error={chosen.length === 0 ? texts.none : undefined}
    >
      <div className={classes.groups}>
        {groups.map(([group, name]) => (
          <fieldset key={group} className={classes.group}>
            <legend>{name}</legend>
            {all
              .filter((type) => type.startsWith(`${group}.`))
              .map((type) => (
                <Checkbox key={type} value={type} label={type} description={words[type]} />
              ))}
          </fieldset>
        ))}
      </div>
    </Checkbox.Group>
  );
};
