import { Alert, Anchor, Button, FileInput, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BankStatementTakenIn } from '../../api/schema.ts';
import { useApiChange } from '../../api/use-api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AlertIcon } from '../../icons.tsx';
import { ActionProblem } from '../../states/ActionProblem.tsx';
import { urls } from '../../urls.ts';
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

/** Two entries of a bank may be the same in every field. */
const numbered = (entries: BankStatementTakenIn['doubtful']) =>
  entries.map((entry, index) => ({ ...entry, number: index + 1 }));

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
              {numbered(doubtful).map((entry) => (
                <List.Item key={entry.number}>
                  {texts.entry(
                    `${entry.direction === 'debit' ? '−' : '+'}${entry.statedAmount} ${entry.currency}`,
                    entry.bookedOn ?? '–',
                    entry.endToEndId ?? entry.bankReference ?? '–',
                  )}{' '}
                  {entry.payoutId === null ? (
                    texts.doubts[entry.doubt]
                  ) : (
                    <Anchor inherit component={Link} to={urls.payout(entry.payoutId)}>
                      {texts.doubts[entry.doubt]}
                    </Anchor>
                  )}
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
