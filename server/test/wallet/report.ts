import { givenProxy } from './proxy.ts';

/** A row of the wallet's report that the simulated wallet would not write. */
export const rowOf = (id: string, code: string, value: string, changes: object = {}) => ({
  transaction_info: {
    transaction_id: id,
    transaction_event_code: code,
    transaction_initiation_date: '2026-11-14T09:30:00+0000',
    transaction_amount: { currency_code: 'EUR', value },
    fee_amount: { currency_code: 'EUR', value: '-0.70' },
    transaction_status: 'S',
    ...changes,
  },
});

/** The URL of a wallet whose report has exactly these rows. It does not know one capture. */
export const givenReport = async (walletUrl: string, rows: readonly unknown[], unknownCapture = '') => {
  const body = {
    transaction_details: rows,
    last_refreshed_datetime: new Date(Date.now() + 60_000).toISOString(),
    total_pages: 1,
  };
  const { url } = await givenProxy(walletUrl, ({ path }) => {
    if (path.startsWith('/v1/reporting/transactions')) return { status: 200, body };
    return unknownCapture !== '' && path.endsWith(`/captures/${unknownCapture}`)
      ? { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
      : undefined;
  });
  return url;
};
