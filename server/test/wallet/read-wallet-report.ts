import { credentials } from './support.ts';

/** What our account at the wallet has, by the wallet's own report: amounts and fees of all that moved. */
export const readWalletReport = async (walletUrl: string) => {
  const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
  const asked = await fetch(`${walletUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  const { access_token: token } = (await asked.json()) as { access_token: string };
  const now = Date.now();
  const query = new URLSearchParams({
    start_date: new Date(now - 86_400_000).toISOString(),
    end_date: new Date(now + 86_400_000).toISOString(),
    page_size: '500',
  });
  const answer = await fetch(`${walletUrl}/v1/reporting/transactions?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  interface Row {
    readonly transaction_status: string;
    readonly transaction_event_code: string;
    readonly transaction_amount: { readonly currency_code: string; readonly value: string };
    readonly fee_amount: { readonly value: string };
  }
  const { transaction_details: rows } = (await answer.json()) as {
    transaction_details: { transaction_info: Row }[];
  };
  const owed: Record<string, number> = {};
  for (const { transaction_info: row } of rows) {
    const isMoved = row.transaction_status === 'S' || row.transaction_status === 'V';
    const { currency_code: currency, value } = row.transaction_amount;
    const unit = currency === 'JPY' ? 1 : 100;
    const minor = Math.round(Number(value) * unit) + Math.round(Number(row.fee_amount.value) * unit);
    if (isMoved) owed[currency] = (owed[currency] ?? 0) + minor;
  }
  return { owed, count: rows.length };
};
