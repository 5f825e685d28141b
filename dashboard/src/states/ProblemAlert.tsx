import { Alert } from '@mantine/core';
import type { ApiProblem } from '../api/api-problem.ts';
import { CopiedId } from '../copy/CopiedId.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon } from '../icons.tsx';
import { useProblemText } from './use-problem-text.ts';

/** Says above a form that its change was refused or failed. */
export const ProblemAlert = ({ problem }: { problem: ApiProblem | null }) => {
  const texts = useTexts('states');
  const problemText = useProblemText();
  if (problem === null) return null;
  const isOurFault = problem.status >= 500 || problem.code === 'unreadable';
  return (
    <Alert role="alert" color="red" variant="light" icon={<AlertIcon />}>
      {problemText(problem)}
      {isOurFault && problem.requestId !== undefined && (
        <>
          <br />
          {texts.requestId} <CopiedId id={problem.requestId} />
        </>
      )}
    </Alert>
  );
};
