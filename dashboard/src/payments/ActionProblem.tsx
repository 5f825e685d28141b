import { Alert, Code } from '@mantine/core';
import type { ApiProblem } from '../api/api-problem.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon } from '../icons.tsx';
import { ProblemAlert } from '../states/ProblemAlert.tsx';

/** Without an answer it is not known whether the service got the request: that is not "nothing has changed". */
export const ActionProblem = ({ problem }: { problem: ApiProblem | null }) => {
  const texts = useTexts('paymentActions');
  const { requestId } = useTexts('states');
  if (problem === null) return null;
  // The service has answered that the wallet did not, and that nothing was done.
  const isKnown = problem.code === 'wallet_unavailable';
  const isLost = problem.code === 'unreachable' || problem.code === 'unreadable' || problem.status >= 500;
  if (!isLost || isKnown) return <ProblemAlert problem={problem} />;
  return (
    <Alert role="alert" color="gold" variant="light" icon={<AlertIcon />}>
      {texts.lost}
      {problem.requestId !== undefined && (
        <>
          <br />
          {requestId} <Code>{problem.requestId}</Code>
        </>
      )}
    </Alert>
  );
};
