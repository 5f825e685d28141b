import { FlorinError, type Payout } from '@florin/client';
import type { readSellerMoney } from '../../payments/pay-seller.ts';
import { html, type Html } from '../../web/html.ts';
import { formatEuros, officeMenu, statusTag, time, whyUnknown } from './office-parts.ts';

type SellerMoney = Awaited<ReturnType<typeof readSellerMoney>>;

interface View {
  readonly florinUrl: string;
  /** Why nothing was paid out. */
  readonly refused: FlorinError | undefined;
  /** The id that the payout of a form will have. */
  readonly makePayoutKey: () => string;
}

/** What comes next. A platform asks for a payout; that it goes to the bank is decided by people, in the dashboard. */
const next: Record<Payout['status'], string> = {
  reserved: 'waits for a run',
  in_run: 'waits for a second person',
  approved: 'is in a file for the bank',
  paid: 'was sent by the bank',
  returned: 'came back',
  cancelled: 'was cancelled',
};

/** @param money an error: why Florin doesn't say it. */
export const sellersPage = (money: readonly SellerMoney[] | FlorinError, view: View) =>
  html` <section lang="en" class="stack" data-live="/office/live">
    ${officeMenu('sellers')}
    <div>
      <h1>Sellers</h1>
      <p class="quiet">
        Live from Florin. Each sale brings its seller their part at once. A payout takes it to their bank.
      </p>
    </div>
    <p class="bad" role="alert">${view.refused && explain(view.refused, view.florinUrl)}</p>
    ${money instanceof FlorinError ? html`<p class="bad">${whyUnknown(money)}</p>` : sellerTables(money, view)}
  </section>`;

const explain = ({ code, message }: FlorinError, florinUrl: string): Html =>
  code === 'bank_account_too_new'
    ? html`Nothing was paid out: nobody is paid to a bank account that’s less than a day old. Don’t want to
        wait? <a href="${florinUrl}/dashboard/settings/test-clock">Move the sandbox’s clock</a> by a day.`
    : html`Nothing was paid out: ${message} (${code})`;

const sellerTables = (money: readonly SellerMoney[], view: View) =>
  html` <div class="card scroll">
      <table>
        <caption>
          Earnings
        </caption>
        <thead>
          <tr>
            <th>Seller</th>
            <th class="roomy">Bank account</th>
            <th class="number">Earned</th>
            <th class="number roomy">Paid out</th>
            <th class="number">Left</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${money.map((seller) => sellerRow(seller, view))}
        </tbody>
      </table>
    </div>
    ${payoutTable(money, view)}`;

const sellerRow = (seller: SellerMoney, view: View) =>
  html`<tr>
    <td class="wraps">${seller.name}</td>
    <td class="roomy">${seller.bankAccount?.iban}</td>
    <td class="number">${formatEuros(seller.earned)}</td>
    <td class="number roomy">${formatEuros(seller.paidOut)}</td>
    <td class="number">${formatEuros(seller.earned - seller.paidOut)}</td>
    <td class="number">${seller.available > 0 && payoutForm(seller, view)}</td>
  </tr>`;

/** Pays out what it has shown, not what has come since. */
const payoutForm = ({ accountId, name, available }: SellerMoney, { makePayoutKey }: View) =>
  html`<form method="post" action="/office/sellers/${accountId}/payout">
    <input type="hidden" name="amount" value="${available}" />
    <input type="hidden" name="payoutKey" value="${makePayoutKey()}" />
    <button aria-label="Pay out ${formatEuros(available)} to ${name}">Pay out</button>
  </form>`;

const payoutTable = (money: readonly SellerMoney[], { florinUrl }: View) => {
  const payouts = money
    .flatMap(({ name, payouts }) => payouts.map((payout) => ({ ...payout, name })))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (payouts.length === 0) return html``;
  return html` <div class="card scroll">
      <table>
        <caption>
          Payouts
        </caption>
        <thead>
          <tr>
            <th>Requested (UTC)</th>
            <th>Seller</th>
            <th>Status</th>
            <th class="roomy">What that means</th>
            <th class="number">Amount</th>
          </tr>
        </thead>
        <tbody>
          ${payouts.map(
            ({ id, name, status, amount, createdAt, returnReason }) =>
              html`<tr>
                <td><a href="${florinUrl}/dashboard/payouts/${id}">${time(createdAt)}</a></td>
                <td class="wraps">${name}</td>
                <td>${statusTag(status)}</td>
                <td class="roomy">${next[status]}${returnReason !== null && ` (${returnReason})`}</td>
                <td class="number">${formatEuros(amount)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p>
      The bank gets a file of them. In the dashboard, one person
      <a href="${florinUrl}/dashboard/payout-runs">makes the run</a>, another approves it and downloads the
      file, and the bank’s statement says what it did.
    </p>`;
};
