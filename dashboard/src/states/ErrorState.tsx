import { Button } from '@mantine/core';
import type { ApiProblem } from '../api/api-problem.ts';
import { CopiedId } from '../copy/CopiedId.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon, DisconnectedIcon } from '../icons.tsx';
import { StatePanel } from './StatePanel.tsx';
import { useProblemText } from './use-problem-text.ts';

/** Says that content could not be read, with the request id, by which support finds the call in the log. */
export const ErrorState = ({
  problem,
  retry,
  isWholePage = false,
}: {
  problem: ApiProblem;
  retry: () => void;
  isWholePage?: boolean;
}) => {
  const texts = useTexts('states');
  const problemText = useProblemText();
  return (
    <StatePanel
      role="alert"
      level={isWholePage ? 1 : 2}
      icon={problem.code === 'unreachable' ? DisconnectedIcon : AlertIcon}
      title={texts.failed}
      isWholePage={isWholePage}
      action={
        <Button mt="md" variant="default" onClick={retry}>
          {texts.retry}
        </Button>
      }
    >
      <p>{problemText(problem)}</p>
      {problem.requestId !== undefined && (
        <p>
          {texts.requestId} <CopiedId id={problem.requestId} />
        </p>
      )}
    </StatePanel>
  );
};
