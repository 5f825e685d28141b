import * as fc from 'fast-check';

/**
 * The same cases in every run, so that a run does not fail by chance. Many others, new ones each time:
 * PROPERTY_RUNS=100000 npx vitest run pure money order-outcomes
 */
const runs = process.env['PROPERTY_RUNS'];
fc.configureGlobal(runs === undefined ? { seed: 20_260_101 } : { numRuns: Number(runs) });

export { fc };
