/** Every exit code of the command. Scripts rely on them; the help and docs/operating.md show them. */
export const exitCodes = {
  done: 0,
  failed: 1,
  /** A check has run and found something: the books differ, or the audit log was altered. */
  found: 2,
  /** The command line was not understood (EX_USAGE of sysexits.h). Nothing was done. */
  usage: 64,
  /** Ctrl-C at a question: 128 and the number of the signal, as shells have it. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
