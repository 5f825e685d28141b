import { buildDashboard } from './build-dashboard.ts';

await buildDashboard((text) => process.stdout.write(`${text}\n`));
