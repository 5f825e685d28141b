import { Alert } from '@mantine/core';
import type { ApiProblem } from '../api/api-problem.ts';
import { CopiedId } from '../copy/CopiedId.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon } from '../icons.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';

interface ActionProblemProps {
  readonly problem: ApiProblem | null;
  /** What to do when the answer was lost. */
  readonly lost: string;
}

/** For what moves money. Without an answer it is not known whether the service got the request, and a second one may move more. */
export const ActionProblem = ({ problem, lost }: ActionProblemProps) => {
  const { requestId } = useTexts('states');
  if (problem === null) return null;
  // The service has answered that it has done nothing.
  const isKnown = problem.code === 'wallet_unavailable' || problem.code === 'overloaded';
  const isLost = problem.code === 'unreachable' || problem.code === 'unreadable' || problem.status >= 500;
  if (!isLost || isKnown) return <ProblemAlert problem={problem} />;
  return (
    <Alert role="alert" color="gold" variant="light" icon={<AlertIcon />}>
      {lost}
      {problem.requestId !== undefined && (
        <>
          <br />
          {requestId} <CopiedId id={problem.requestId} />
        </>
      )}
    </Alert>
  );
};
