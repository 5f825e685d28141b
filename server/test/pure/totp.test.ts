import { expect, test } from 'vitest';
import { findStep, toBase32 } from '../../src/operators/two-factor/totp.ts';

const secret = Buffer.from('12345678901234567890');

/** RFC 6238, appendix B, shortened to six digits (RFC 4226 §5.3). */
test.each([
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])(
  'at %i seconds the code of the standard is %s, and it is valid one step earlier and later',
  (seconds, code) => {
    const step = Math.floor(seconds / 30);
    const at = (offset: number) => new Date((seconds + offset * 30) * 1000);
    for (const offset of [-1, 0, 1]) expect(findStep(secret, code, at(offset))).toBe(step);
    for (const offset of [-2, 2]) expect(findStep(secret, code, at(offset))).toBeUndefined();
  },
);

test('a secret is written in base32 (RFC 4648)', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
