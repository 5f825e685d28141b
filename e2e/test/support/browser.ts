import { givenPage } from '../../../server/test/support/browser.ts';

/** A buyer with a browser profile of their own. */
export const givenBuyer = () => givenPage({ locale: 'en-GB' });
