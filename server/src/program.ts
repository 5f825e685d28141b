import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Only a release has this file (scripts/release/). A clone runs the same program with npm. */
const isReleased = existsSync(join(import.meta.dirname, '../../bin/florin'));

/** How commands are typed, for messages that name one. */
export const program = isReleased ? 'florin' : 'npm run florin --';

/** What starts a sandbox. In a clone it also starts the simulated wallet and the demo shop. */
export const startCommand = isReleased ? 'florin serve' : 'npm start';
