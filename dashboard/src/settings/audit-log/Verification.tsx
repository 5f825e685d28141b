import { Alert } from '@mantine/core';
import type { AuditVerification } from '../../api/schema.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AlertIcon, CheckIcon } from '../../icons.tsx';

/** The result of checking the hash chain. */
export const Verification = ({ outcome }: { outcome: AuditVerification | undefined }) => {
  const texts = useTexts('auditLog');
  const formats = useFormats();
  if (outcome === undefined) return null;
  if (outcome.intact) {
    const entries = outcome.entries ?? 0;
    return (
      <Alert color="teal" variant="light" icon={<CheckIcon />} title={texts.intactTitle}>
        {texts.intact(formats.number(entries), entries === 1)}
      </Alert>
    );
  }
  const number = formats.number(outcome.brokenAt ?? 0);
  return (
    <Alert color="red" variant="light" icon={<AlertIcon />} title={texts.brokenTitle(number)}>
      {texts.broken(number)}
    </Alert>
  );
};
