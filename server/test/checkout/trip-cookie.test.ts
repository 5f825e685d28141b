import { expect, test } from 'vitest';
import { tripCookieOptions } from '../../src/checkout/trip-cookie.ts';

test.each([
  ['http://localhost:8080', '/checkout/pay_1', false],
  ['https://pay.example.com/florin', '/florin/checkout/pay_1', true],
])(
  'at %s the mark of a trip goes to the pages of its payment alone, for three hours',
  (url, path, secure) => {
    expect(tripCookieOptions(url, 'pay_1')).toEqual({
      path,
      secure,
      httpOnly: true,
      sameSite: 'lax',
      maxAge: 10_800,
    });
  },
);
