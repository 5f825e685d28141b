import { Problem } from '../problem.ts';
import { explainFault } from '../start/explain-fault.ts';
import { StartFault } from '../start/start-fault.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';

/** The command line was not understood. */
export class UsageFault extends StartFault {
  override name = 'UsageFault';
}

/** The person at the terminal pressed Ctrl-C, or ended the input. */
export class Interrupted extends StartFault {
  override name = 'Interrupted';
}

/** What to print about an error, and how to end. */
export const describeFault = (error: unknown): { text: string; exitCode: ExitCode } => {
  if (error instanceof UsageFault) return { text: error.message, exitCode: exitCodes.usage };
  if (error instanceof Interrupted) return { text: error.message, exitCode: exitCodes.interrupted };
  const text = error instanceof Problem ? error.message : explainFault(error);
  return { text, exitCode: exitCodes.failed };
};
