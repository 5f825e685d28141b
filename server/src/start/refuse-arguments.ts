import { StartFault } from './start-fault.ts';

/** A program that ignored its arguments would run with other settings than whoever typed them believes. */
export const refuseArguments = ([first]: readonly string[]) => {
  if (first === undefined) return;
  throw new StartFault(
    `This program takes no arguments, and ${first} would change nothing.\n` +
      'Its settings are environment variables, for example PORT=9000: docs/settings.md',
  );
};
