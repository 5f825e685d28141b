import { createHash } from 'node:crypto';
import { makeReadableCode } from '../credentials/readable-code.ts';

const codeCount = 10;

/** Ten codes of 80 random bits each, for an operator who has lost their phone. */
export const makeRecoveryCodes = () => Array.from({ length: codeCount }, () => makeReadableCode(16, 4));

/** Ignores spaces, hyphens and case. A plain hash is enough, because nobody can try all values of 80 random bits. */
export const hashRecoveryCode = (code: string) =>
  createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toLowerCase()).digest();
