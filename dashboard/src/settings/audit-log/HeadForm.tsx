import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

/** Takes a head from the service's log, which the audit log has to contain. */
export const HeadForm = ({ compare }: { compare: (head: string) => void }) => {
  const texts = useTexts('auditLog');
  const [head, setHead] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        compare(head.trim());
      }}
    >
      <Group align="end" gap="sm">
        <TextInput
          flex={1}
          miw={200}
          label={texts.head}
          description={texts.headHint}
          value={head}
          onChange={(event) => setHead(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={head.trim() === ''}>
          {texts.compare}
        </Button>
      </Group>
    </form>
  );
};
