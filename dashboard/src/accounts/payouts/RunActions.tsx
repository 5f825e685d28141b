import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { answerOf, api } from '../../api/client.ts';
import type { ApiProblem } from '../../api/api-problem.ts';
import { useConfirmed } from '../../api/confirmation.ts';
import type { PayoutRun } from '../../api/schema.ts';
import { useApiChange } from '../../api/use-api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { saveFile } from '../../components/save-file.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DownloadIcon } from '../../icons.tsx';
import { useMay } from '../../session/session.ts';
import { payoutReads } from './payout-reads.ts';

interface RunActionsProps {
  readonly run: PayoutRun;
  /** Someone else has to approve it. */
  readonly isOwn: boolean;
}

/** What administrators do with a run: approve or cancel it, and give its file to the bank. */
export const RunActions = ({ run, isOwn }: RunActionsProps) => {
  const { actions: texts } = useTexts('payoutRuns');
  const may = useMay('pay_out');
  const [open, setOpen] = useState<'approve' | 'cancel' | 'file'>();
  if (!may || run.status === 'cancelled') return null;
  const close = () => setOpen(undefined);
  return (
    <Group gap="xs">
      {run.status === 'made' ? (
        <>
          <Button variant="default" onClick={() => setOpen('cancel')}>
            {texts.cancel}
          </Button>
          {!isOwn && <Button onClick={() => setOpen('approve')}>{texts.approve}</Button>}
        </>
      ) : (
        <Button leftSection={<DownloadIcon size={18} />} onClick={() => setOpen('file')}>
          {texts.file}
        </Button>
      )}
      {open === 'approve' && <ApproveDialog run={run} close={close} />}
      {open === 'cancel' && <CancelDialog run={run} close={close} />}
      {open === 'file' && <FileDialog run={run} close={close} />}
    </Group>
  );
};

interface DialogProps {
  readonly run: PayoutRun;
  readonly close: () => void;
}

/** Sends the figures that are on the page: whatever has changed since is not approved. */
const ApproveDialog = ({ run, close }: DialogProps) => {
  const { approve: texts } = useTexts('payoutRuns');
  const formats = useFormats();
  const notify = useNotify();
  const { id, count, totalAmount, currency } = run;
  const approve = useApiChange('post', '/payout-runs/{id}/approve', payoutReads);
  const money = formats.money(totalAmount, currency);
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm(money)}
      isHarmless
      close={close}
      problem={approve.error}
      isPending={approve.isPending}
      confirm={() =>
        approve.mutate(
          { params: { path: { id } }, body: { count, totalAmount } },
          {
            onSuccess: () => {
              notify(texts.done);
              close();
            },
          },
        )
      }
    >
      {texts.text(count, money)}
    </ConfirmDialog>
  );
};

const CancelDialog = ({ run: { id }, close }: DialogProps) => {
  const { cancel: texts } = useTexts('payoutRuns');
  const notify = useNotify();
  const cancel = useApiChange('post', '/payout-runs/{id}/cancel', payoutReads);
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      close={close}
      problem={cancel.error}
      isPending={cancel.isPending}
      confirm={() =>
        cancel.mutate(
          { params: { path: { id } } },
          {
            onSuccess: () => {
              notify(texts.done);
              close();
            },
          },
        )
      }
    >
      {texts.text}
    </ConfirmDialog>
  );
};

const FileDialog = ({ run: { id }, close }: DialogProps) => {
  const { file: texts } = useTexts('payoutRuns');
  const { download, problem, isPending } = useDownload(id, close);
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      isHarmless
      close={close}
      problem={problem}
      isPending={isPending}
      confirm={() => void download()}
    >
      {texts.text}
    </ConfirmDialog>
  );
};

/** Not a link: the service may want a confirmation first. */
const useDownload = (id: string, done: () => void) => {
  const confirmed = useConfirmed();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isPending, setIsPending] = useState(false);
  const download = async () => {
    setIsPending(true);
    setProblem(null);
    try {
      const params = { path: { id } };
      const text = await confirmed(() =>
        answerOf(api.GET('/payout-runs/{id}/file', { params, parseAs: 'text' })),
      );
      saveFile(new Blob([text], { type: 'application/xml' }), `payouts-${id}.xml`);
      done();
    } catch (error) {
      setProblem(error as ApiProblem);
    } finally {
      setIsPending(false);
    }
  };
  return { download, problem, isPending };
};
