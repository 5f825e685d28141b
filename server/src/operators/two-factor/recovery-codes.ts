import { createHash } from 'node:crypto';
import { makeReadableCode } from '../credentials/readable-code.ts';

const codeCount = 10;

/** Ten codes of 80 random bits each, for the day on which the phone is gone. */
export const makeRecoveryCodes = () => Array.from({ length: codeCount }, () => makeReadableCode(16, 4));

/** However it was typed. A plain hash is enough for 80 random bits: nobody tries them all. */
export const hashRecoveryCode = (code: string) =>
  createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toLowerCase()).digest();
