/** In the browser of a buyer who has left the page that says that the instrument was declined. */
export const tripCookie = 'florin_again';

/** Only the pages of this payment are sent it. */
export const tripCookieOptions = (publicUrl: string, paymentId: string) =>
  ({
    path: new URL(`${publicUrl}/checkout/${paymentId}`).pathname,
    httpOnly: true,
    // With the navigation by which the wallet sends the buyer back, and with no other request from its site.
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: 3 * 60 * 60,
  }) as const;
