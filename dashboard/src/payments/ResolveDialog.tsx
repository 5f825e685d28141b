import { Alert, Button, Group, PasswordInput, Stack, Text, Textarea } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { ApiProblem } from '../api/api-problem.ts';
import type { PaymentResolution } from '../api/schema.ts';
import { useApi, useApiChange, useReadAgain } from '../api/use-api.ts';
import { Dialog } from '../components/Dialog.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon } from '../icons.tsx';
import { CodeInput } from '../password/CodeInput.tsx';
import { useSession } from '../session/session.ts';
import { ActionProblem } from '../states/ActionProblem.tsx';
import { readAfterAction, type ActionDialogProps } from './action-dialog.ts';
import { findAdoptableCapture, findReturnableCapture } from './find-capture.ts';
import { ResolutionChoice, type Resolution } from './ResolutionChoice.tsx';

const noteLengthMax = 500;

/** Ends a mismatch, with a note for the audit log, the password and the second factor: it decides about money. */
export const ResolveDialog = ({ payment, close, done, reload }: ActionDialogProps) => {
  const { resolve: texts } = useTexts('paymentMismatch');
  const { keep } = useTexts('paymentActions');
  const formats = useFormats();
  const readAgain = useReadAgain();
  const { id, totalAmount, currency } = payment;
  const [resolution, setResolution] = useState<Resolution>();
  const [why, setWhy] = useState({ note: '', password: '' });
  const statement = useApi('/payments/{id}/statement', { params: { path: { id } } });
  const resolve = useApiChange('post', '/payments/{id}/resolve', readAfterAction);
  const isAnswered = statement.data !== undefined && statement.error === null && !statement.isFetching;
  const capture = isAnswered ? findAdoptableCapture(payment, statement.data) : undefined;
  const returnable = isAnswered ? findReturnableCapture(payment, statement.data) : undefined;
  const captureIds = { adopt: capture?.id, return: returnable?.id };
  const body = bodyOf(resolution, captureIds, why);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (body === undefined) return;
    const code = new FormData(event.currentTarget).get('code');
    resolve.mutate(
      { params: { path: { id } }, body: { ...body, ...(typeof code === 'string' && { code: code.trim() }) } },
      {
        onSuccess: (after) => {
          done(after);
          close();
        },
        onError: () => void Promise.all([reload(), readAgain('/payments/{id}/statement')]),
      },
    );
  };
  const confirmLabels: Record<Resolution, string> = {
    adopt: capture ? texts.confirm.adopt(formats.money(capture.amount, currency)) : texts.confirm.none,
    correct: texts.confirm.correct,
    return: returnable
      ? texts.confirm.return(formats.money(returnable.amount, returnable.currency))
      : texts.confirm.none,
    close: texts.confirm.close,
  };
  return (
    <Dialog title={texts.title} close={close} size="lg">
      <form onSubmit={submit}>
        <Stack>
          <ResolveProblem problem={resolve.error} asked={resolve.variables?.body.resolution} />
          <Text>{texts.text(id, formats.money(totalAmount, currency))}</Text>
          <ResolutionChoice
            payment={payment}
            statement={statement}
            capture={capture}
            returnable={returnable}
            value={resolution}
            choose={setResolution}
          />
          <Why value={why} change={setWhy} />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              {keep}
            </Button>
            <Button type="submit" loading={resolve.isPending} disabled={body === undefined}>
              {resolution === undefined ? texts.confirm.none : confirmLabels[resolution]}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};

interface WhyFields {
  readonly note: string;
  readonly password: string;
}

const Why = ({ value, change }: { value: WhyFields; change: (value: WhyFields) => void }) => {
  const { resolve: texts } = useTexts('paymentMismatch');
  const { current } = useTexts('password');
  const { twoFactor } = useSession();
  return (
    <>
      <Textarea
        label={texts.note}
        description={texts.noteHint}
        value={value.note}
        onChange={(event) => change({ ...value, note: event.currentTarget.value })}
        maxLength={noteLengthMax}
        autosize
        minRows={2}
        required
        withAsterisk={false}
      />
      <PasswordInput
        label={current}
        value={value.password}
        onChange={(event) => change({ ...value, password: event.currentTarget.value })}
        autoComplete="current-password"
        required
        withAsterisk={false}
      />
      {twoFactor && <CodeInput />}
    </>
  );
};

/** Undefined: something is missing. */
const bodyOf = (
  resolution: Resolution | undefined,
  captureIds: Readonly<Record<'adopt' | 'return', string | undefined>>,
  why: WhyFields,
): PaymentResolution | undefined => {
  const rest = { ...why, note: why.note.trim() };
  if (rest.note === '') return undefined;
  if (resolution === 'close' || resolution === 'correct') return { resolution, ...rest };
  const captureId = resolution && captureIds[resolution];
  return resolution && captureId !== undefined ? { resolution, captureId, ...rest } : undefined;
};

/** A refusal in words: what the wallet has, or the payment, has changed since the dialog was opened. */
const ResolveProblem = ({
  problem,
  asked,
}: {
  problem: ApiProblem | null;
  asked: Resolution | undefined;
}) => {
  const { resolve: texts } = useTexts('paymentMismatch');
  const { lost } = useTexts('paymentActions');
  if (problem?.code !== 'conflict' || asked === undefined)
    return <ActionProblem problem={problem} lost={lost} />;
  return (
    <Alert role="alert" color="red" variant="light" icon={<AlertIcon />}>
      {texts.conflicts[asked]}
    </Alert>
  );
};
