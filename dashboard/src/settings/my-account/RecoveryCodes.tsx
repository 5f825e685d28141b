import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '../../components/CopyButton.tsx';
import { DialogStep } from '../../components/DialogStep.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { DownloadIcon } from '../../icons.tsx';
import { useInstallation } from '../../session/installation.ts';
import { useSession } from '../../session/session.ts';
import classes from './RecoveryCodes.module.css';
import { saveTextFile } from './save-text-file.ts';

/** The only time they are seen: it ends when their owner says that they are kept. */
export const RecoveryCodes = ({ codes, leave }: { codes: readonly string[]; leave: () => void }) => {
  const { codes: texts } = useTexts('twoFactor');
  const { done } = useTexts('components');
  const { environment } = useInstallation();
  const { email } = useSession();
  const [isKept, setIsKept] = useState(false);
  const save = () => {
    const content = [texts.file(environment, email), '', ...codes, ''].join('\n');
    saveTextFile(`florin-${environment}-recovery-codes.txt`, content);
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
        checked={isKept}
        onChange={(event) => setIsKept(event.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button disabled={!isKept} onClick={leave}>
          {done}
        </Button>
      </Group>
    </DialogStep>
  );
};
