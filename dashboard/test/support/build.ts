import { buildDashboard } from '../../../scripts/build-dashboard.ts';

/** Builds the pages: the tests open what operators get. */
export default () => buildDashboard((text) => void process.stdout.write(`${text}\n`));
