import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import type { ApiProblem } from '../../api/api-problem.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';
import { EventTypeChoice } from './EventTypeChoice.tsx';
import type { useEndpointDraft } from './use-endpoint-draft.ts';

type Draft = ReturnType<typeof useEndpointDraft>;
type Order = NonNullable<Draft['order']>;

interface Props extends Draft {
  readonly title: string;
  readonly submitLabel: string;
  readonly problem: ApiProblem | null;
  readonly isPending: boolean;
  readonly close: () => void;
  readonly send: (order: Order) => void;
  /** Between the description and the types. */
  readonly children?: ReactNode;
}

/** Where an endpoint is, what it is for, and what it receives. */
export const EndpointForm = (props: Props) => {
  const { title, submitLabel, draft, change, order, problem, isPending, close, send, children } = props;
  const { form: texts } = useTexts('webhooks');
  const { cancel } = useTexts('components');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (order) send(order);
  };
  return (
    <Dialog title={title} close={close} size="lg">
      <form onSubmit={submit}>
        <Stack>
          <ProblemAlert problem={problem} />
          <TextInput
            label={texts.url}
            description={texts.urlHint}
            type="url"
            value={draft.url}
            onChange={(event) => change({ url: event.currentTarget.value })}
            maxLength={2000}
            required
            withAsterisk={false}
            autoComplete="off"
            placeholder="https://shop.example.com/hooks"
            data-autofocus
          />
          <TextInput
            label={texts.description}
            description={texts.descriptionHint}
            value={draft.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
            maxLength={200}
            autoComplete="off"
          />
          {children}
          <EventTypeChoice draft={draft} change={change} />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              {cancel}
            </Button>
            <Button type="submit" loading={isPending} disabled={order === undefined}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
