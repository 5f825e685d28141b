import { Button, Group, Progress as ProgressBar, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../api/api-problem.ts';
import { Dialog } from '../components/Dialog.tsx';
import { saveFile } from '../components/save-file.ts';
import { useTimeZone } from '../format/time-zone.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DownloadIcon } from '../icons.tsx';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import { downloadPayments, type Progress } from './download-payments.ts';
import type { PaymentQuery } from './filters.ts';

type State =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly progress?: Progress }
  | { readonly step: 'stopped' }
  | { readonly step: 'failed'; readonly problem: ApiProblem }
  | { readonly step: 'done'; readonly rows: number; readonly name: string };

interface ExportButtonProps {
  readonly query: PaymentQuery;
  /** Absent: all that match. */
  readonly label?: string;
}

/** Exports all pages of the list that is shown, or what was chosen of it. */
export const ExportButton = ({ query, label }: ExportButtonProps) => {
  const { export: texts } = useTexts('payments');
  const { state, start, stop, close } = useExport(query);
  const isRunning = state.step === 'running';
  return (
    <>
      <Button variant="default" leftSection={<DownloadIcon size={18} />} onClick={() => void start()}>
        {label ?? texts.button}
      </Button>
      {state.step !== 'idle' && (
        <Dialog title={texts.title} close={close}>
          <Stack>
            {state.step === 'failed' && <ProblemAlert problem={state.problem} />}
            <ExportStatus state={state} />
            <Group justify="flex-end">
              <Button variant="default" onClick={isRunning ? stop : close} data-autofocus>
                {isRunning ? texts.stop : texts.close}
              </Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </>
  );
};

const ExportStatus = ({ state }: { state: State }) => {
  const { export: texts } = useTexts('payments');
  const formats = useFormats();
  if (state.step === 'stopped') return <Text component="output">{texts.stopped}</Text>;
  if (state.step === 'done') {
    const { rows, name } = state;
    return <Text component="output">{texts.done(rows, formats.number(rows), name)}</Text>;
  }
  if (state.step !== 'running') return null;
  const { rows, total } = state.progress ?? { rows: 0, total: 0 };
  const percent = total === 0 ? 0 : Math.min((100 * rows) / total, 100);
  return (
    <div>
      <Text mb="xs">
        {state.progress ? texts.progress(formats.number(rows), formats.number(total)) : texts.counting}
      </Text>
      <ProgressBar value={percent} aria-label={texts.bar} transitionDuration={0} />
    </div>
  );
};

/** One export at a time. Leaving the page stops it. */
const useExport = (query: PaymentQuery) => {
  const timeZone = useTimeZone();
  const [state, setState] = useState<State>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const control = new AbortController();
    running.current = control;
    setState({ step: 'running' });
    try {
      const showProgress = (progress: Progress) => {
        if (!control.signal.aborted) setState({ step: 'running', progress });
      };
      const { blob, rows, name } = await downloadPayments(
        { ...query, timeZone },
        showProgress,
        control.signal,
      );
      saveFile(blob, name);
      setState({ step: 'done', rows, name });
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      setState({ step: 'failed', problem: error });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState({ step: 'stopped' });
  };
  const close = () => {
    running.current?.abort();
    setState({ step: 'idle' });
  };
  return { state, start, stop, close };
};
