import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ApiProblem } from '../api/api-problem.ts';
import type { IpAllowList, IpRange } from '../api/schema.ts';
import { LeaveWarning } from '../components/LeaveWarning.tsx';
import { useNotify } from '../components/use-notify.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon, PlusIcon } from '../icons.tsx';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import { isAllowed } from './address-range.ts';
import { AllowListHead, AllowListLine } from './AllowListLine.tsx';
import { LockOutWarning } from './LockOutWarning.tsx';
import { useLines } from './use-lines.ts';

interface AllowListChange {
  readonly ranges: IpRange[];
  /** Of the list that was changed. */
  readonly version: string;
}

interface AllowListEditorProps {
  readonly list: IpAllowList;
  readonly save: (change: AllowListChange, onSaved: (list: IpAllowList) => void) => void;
  readonly isSaving: boolean;
  readonly problem: ApiProblem | null;
  /** Absent: it is the environment's own list. */
  readonly apiKeyId?: string;
  /** Called when there are changes that are not saved, and when there are none any more. */
  readonly onChange?: (isChanged: boolean) => void;
}

/** Edits one list, of the environment or of a key, as a whole. */
export const AllowListEditor = (props: AllowListEditorProps) => {
  const { list, save, isSaving, problem, apiKeyId, onChange } = props;
  const texts = useTexts('ipAllowList');
  const notify = useNotify();
  const { lines, ranges, version, isChanged, ...edit } = useLines(list, problem);
  const isOutdated = isChanged && edit.isOutdated && !isSaving;
  useEffect(() => onChange?.(isChanged), [isChanged, onChange]);
  const [isConfirming, setIsConfirming] = useState(false);
  // The page explains a conflict in its own words.
  const refusal = problem?.code === 'conflict' ? null : problem;
  const addresses = ranges.map(({ range }) => range);
  const isYoursOnList = addresses.length > 0 && isAllowed(list.yourAddress, addresses);

  const send = () => {
    setIsConfirming(false);
    edit.markSent();
    save({ ranges, version }, (saved) => {
      edit.reset(saved);
      notify(texts.saved);
    });
  };
  return (
    <Stack>
      <LeaveWarning isChanged={isChanged} />
      <InForce count={list.ranges.length} />
      {isOutdated && <ListWasChanged />}
      {!isOutdated && !lines.some(edit.isWrong) && <ProblemAlert problem={refusal} />}
      <YourAddress address={list.yourAddress} add={isYoursOnList ? undefined : edit.add} />
      {lines.length > 0 && <AllowListHead />}
      {lines.length > 0 && (
        <Stack component="ol" gap="sm" p={0} m={0}>
          {lines.map((line, index) => (
            <AllowListLine
              key={line.id}
              line={line}
              number={index + 1}
              isWrong={edit.isWrong(line)}
              change={(part) => edit.change(line.id, part)}
              remove={() => edit.remove(line.id)}
            />
          ))}
        </Stack>
      )}
      <Group justify="space-between">
        <Button variant="default" leftSection={<PlusIcon size={16} />} onClick={() => edit.add()}>
          {texts.add}
        </Button>
        <Group>
          <Button variant="subtle" disabled={!isChanged} onClick={() => edit.reset(list)}>
            {texts.discard}
          </Button>
          <Button
            disabled={!isChanged || isOutdated}
            loading={isSaving}
            onClick={() => setIsConfirming(edit.check())}
          >
            {texts.save}
          </Button>
        </Group>
      </Group>
      {isConfirming && (
        <LockOutWarning
          ranges={addresses}
          before={list}
          apiKeyId={apiKeyId}
          proceed={send}
          cancel={() => setIsConfirming(false)}
        />
      )}
    </Stack>
  );
};

const InForce = ({ count }: { count: number }) => {
  const texts = useTexts('ipAllowList');
  return (
    <Alert color={count === 0 ? 'gold' : 'teal'} variant="light">
      {count === 0 ? texts.open : texts.closed(count)}
    </Alert>
  );
};

const ListWasChanged = () => {
  const texts = useTexts('ipAllowList');
  return (
    <Alert role="alert" color="red" variant="light" icon={<AlertIcon />}>
      {texts.wasChanged}
    </Alert>
  );
};

const YourAddress = ({ address, add }: { address: string; add: ((address: string) => void) | undefined }) => {
  const texts = useTexts('ipAllowList');
  return (
    <Group gap="sm">
      <Text>
        {texts.yourAddress}{' '}
        <Text span ff="monospace" fw={600}>
          {address}
        </Text>
      </Text>
      {add && (
        <Button variant="light" size="xs" onClick={() => add(address)}>
          {texts.addYours}
        </Button>
      )}
    </Group>
  );
};
