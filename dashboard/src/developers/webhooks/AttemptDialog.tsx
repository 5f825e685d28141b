import { Button, Group, Stack } from '@mantine/core';
import type { ApiProblem } from '../../api/api-problem.ts';
import type { WebhookDelivery } from '../../api/schema.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Loading } from '../../states/Loading.tsx';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';
import { AttemptAnswer } from './AttemptAnswer.tsx';
import { AttemptParts } from './AttemptParts.tsx';
import classes from './DeliveryLog.module.css';

interface Props {
  readonly title: string;
  /** Undefined: the answer has not come yet. */
  readonly attempt: WebhookDelivery | undefined;
  readonly problem: ApiProblem | null;
  readonly close: () => void;
}

/** What a receiver answered to a webhook that is sent while the operator waits. */
export const AttemptDialog = ({ title, attempt, problem, close }: Props) => {
  const { done } = useTexts('components');
  return (
    <Dialog title={title} close={close} size="lg">
      <Stack>
        <ProblemAlert problem={problem} />
        {attempt === undefined ? (
          problem === null && <Loading />
        ) : (
          <>
            <output className={classes.answer}>
              <AttemptAnswer attempt={attempt} />
            </output>
            <AttemptParts attempt={attempt} />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {done}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
