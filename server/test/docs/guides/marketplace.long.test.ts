import { expect, onTestFinished, test } from 'vitest';
import { expectShellToRun, movesTime, writeModule } from './run-guide.ts';
import { run, startSandbox } from './sandbox.ts';

const givenOwnSandbox = async () => {
  const { close, ...sandbox } = await startSandbox();
  onTestFinished(close);
  return sandbox;
};

test.each([...movesTime])(
  'the curl examples of %s run from top to bottom in a new sandbox, and answer what it shows',
  async (name) => expectShellToRun(await givenOwnSandbox(), name),
);

test.each(['TypeScript', 'JavaScript'] as const)(
  'the %s of the marketplace guide goes from the cart to the report in a new sandbox',
  async (language) => {
    const sandbox = await givenOwnSandbox();
    const file = await writeModule(sandbox, 'marketplace', language);
    const { output } = await run(sandbox, process.execPath, [file]);
    expect(output).not.toContain('undefined');
    expect(output).toContain('returned AC04 360');
  },
);
