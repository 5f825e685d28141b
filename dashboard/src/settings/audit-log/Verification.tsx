import { Alert, Stack } from '@mantine/core';
import type { AuditVerification } from '../../api/schema.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AlertIcon, CheckIcon } from '../../icons.tsx';
import { HeadForm } from './HeadForm.tsx';

/** The result of checking the hash chain. An intact one can be compared with a head from the log. */
export const Verification = ({
  outcome,
  compare,
}: {
  outcome: AuditVerification | undefined;
  compare: (head: string) => void;
}) => {
  const texts = useTexts('auditLog');
  const formats = useFormats();
  if (outcome === undefined) return null;
  if (outcome.intact) {
    const entries = outcome.entries ?? 0;
    return (
      <Alert color="teal" variant="light" icon={<CheckIcon />} title={texts.intactTitle}>
        <Stack gap="sm">
          {texts.intact(formats.number(entries), entries === 1)}
          <HeadForm compare={compare} />
        </Stack>
      </Alert>
    );
  }
  const number = formats.number(outcome.brokenAt ?? 0);
  return (
    <Alert color="red" variant="light" icon={<AlertIcon />} title={texts.brokenTitle(number)}>
      {texts.broken[outcome.cause ?? 'altered'](number)}
    </Alert>
  );
};
