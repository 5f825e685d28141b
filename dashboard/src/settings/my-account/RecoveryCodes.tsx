import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '../../copy/CopyButton.tsx';
import { DialogStep } from '../../components/DialogStep.tsx';
import { saveFile } from '../../components/save-file.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DownloadIcon } from '../../icons.tsx';
import { useInstallation } from '../../session/installation.ts';
import { useSession } from '../../session/session.ts';
import classes from './RecoveryCodes.module.css';

/** Shows the codes once, until the operator confirms to have saved them. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { codes: texts } = useTexts('twoFactor');
  const { done } = useTexts('components');
  const { environment } = useInstallation();
  const { email } = useSession();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const save = () => {
    const content = [texts.file(environment, email), '', ...codes, ''].join('\n');
    saveFile(new Blob([content], { type: 'text/plain' }), `florin-${environment}-recovery-codes.txt`);
  };
  return (
    <DialogStep>
      <Text>{texts.text}</Text>
      <div className={classes.sheet}>
        <ol className={classes.codes} aria-label={texts.list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={classes.copy}>
          <CopyButton text={codes.join('\n')} name={texts.copy} />
        </div>
      </div>
      <Button variant="default" leftSection={<DownloadIcon size={18} />} onClick={save} mr="auto">
        {texts.download}
      </Button>
      <Checkbox
        label={texts.kept}
        checked={isConfirmed}
        onChange={(event) => setIsConfirmed(event.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button disabled={!isConfirmed} onClick={onDone}>
          {done}
        </Button>
      </Group>
    </DialogStep>
  );
};
