import { buildDashboard } from '../../../scripts/build-dashboard.ts';

/** The tests look at the built pages, as operators do. */
export default () => buildDashboard((text) => void process.stdout.write(`${text}\n`));
