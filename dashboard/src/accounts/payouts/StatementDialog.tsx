import { Alert, Button, FileInput, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { BankStatementTakenIn } from '../../api/schema.ts';
import { useApiChange } from '../../api/use-api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AlertIcon } from '../../icons.tsx';
import { ActionProblem } from '../../states/ActionProblem.tsx';
import { payoutReads } from './payout-reads.ts';

/** Takes in what the bank has done. The same file again changes nothing, so a lost answer is no trouble. */
export const StatementDialog = ({ close }: { close: () => void }) => {
  const { statement: texts } = useTexts('payoutRuns');
  const [file, setFile] = useState<File | null>(null);
  const takeIn = useApiChange('post', '/bank-statements', payoutReads);
  if (takeIn.data) return <TakenIn taken={takeIn.data} close={close} />;
  const send = async (chosen: File) => takeIn.mutate({ body: { statement: await chosen.text() } });
  return (
    <Dialog title={texts.title} close={close}>
      <Stack>
        <ActionProblem problem={takeIn.error} lost={texts.lost} />
        <Text size="sm">{texts.text}</Text>
        <FileInput
          label={texts.file}
          placeholder={texts.choose}
          accept=".xml,application/xml,text/xml"
          value={file}
          onChange={setFile}
        />
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={close}>
            {texts.cancel}
          </Button>
          <Button disabled={file === null} loading={takeIn.isPending} onClick={() => file && void send(file)}>
            {texts.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};

const TakenIn = ({ taken, close }: { taken: BankStatementTakenIn; close: () => void }) => {
  const { statement: texts } = useTexts('payoutRuns');
  const { paid, returned, known, doubtful } = taken;
  return (
    <Dialog title={texts.done} close={close} size="lg">
      <Stack>
        <Text component="output">{texts.counts(paid, returned, known)}</Text>
        {doubtful.length > 0 && (
          <Alert color="gold" variant="light" icon={<AlertIcon />} title={texts.doubtful(doubtful.length)}>
            <List size="sm">
              {doubtful.map((entry, index) => (
                <List.Item key={index}>
                  {texts.entry(
                    `${entry.direction === 'debit' ? '−' : '+'}${entry.statedAmount} ${entry.currency}`,
                    entry.bookedOn ?? '–',
                    entry.endToEndId ?? entry.bankReference ?? '–',
                  )}{' '}
                  {texts.doubts[entry.doubt]}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        <Group justify="flex-end">
          <Button onClick={close} data-autofocus>
            {texts.close}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
