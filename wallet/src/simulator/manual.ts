import type { FastifyInstance } from 'fastify';
import { english } from '../buyer/i18n/choose-language.ts';
import { html, type Html } from '../buyer/pages/html.ts';
import { renderPage } from '../buyer/pages/layout.ts';
import { sendPage } from '../buyer/send-page.ts';
import { faultKinds, faultRow, type FaultKind } from '../faults/faults.ts';
import { calls, callsWithId, operations, type Operation } from '../faults/operations.ts';
import { formatMinor } from '../money.ts';
import { buyers, type Buyer } from '../test-buyers.ts';
import type { Wallet } from '../wallet.ts';

const controls: readonly (readonly [call: string, description: string])[] = [
  [
    'POST /simulator/orders/{orderId}/approve',
    'A buyer approves: {buyer?, instrument?}. The default buyer is Ada.',
  ],
  [
    'POST /simulator/orders/{orderId}/cancel',
    'The buyer cancels. The order stays open, as in the real wallet.',
  ],
  [
    'GET /simulator/orders/{orderId}',
    'Everything stored about an order: its state, what was really captured and refunded, its notifications.',
  ],
  [
    'POST /simulator/captures/{captureId}/settle',
    'Ends a pending capture: {outcome: "completed" | "declined"}.',
  ],
  [
    'POST /simulator/captures/{captureId}/refund',
    'The merchant refunds at the wallet’s own site: {amount?, note_to_payer?, invoice_id?, custom_id?}, as in the API. Without custom_id it has that of the payment.',
  ],
  [
    'POST /simulator/refunds/{refundId}/settle',
    'Ends a pending refund: {outcome: "completed" | "failed" | "cancelled"}.',
  ],
  [
    'POST /simulator/captures/{captureId}/reverse',
    'The wallet takes back what is left of a capture, with the notification PAYMENT.CAPTURE.REVERSED.',
  ],
  [
    'POST /simulator/captures/{captureId}/dispute',
    'The buyer disputes a payment: {reason?, amount?, message?, channel?}. The channel EXTERNAL is the buyer’s bank.',
  ],
  ['POST /simulator/disputes/{disputeId}/update', 'Moves an open dispute: {status?, stage?}.'],
  [
    'POST /simulator/disputes/{disputeId}/resolve',
    'Ends a dispute: {outcome}. RESOLVED_BUYER_FAVOUR and ACCEPTED take the money back from the merchant.',
  ],
  [
    'POST /simulator/authorizations/{authorizationId}/deny',
    'The wallet denies an authorisation before its first capture, with the notification PAYMENT.AUTHORIZATION.VOIDED.',
  ],
  ['GET /simulator/notifications', 'How many notifications are due or being sent.'],
  ['GET /simulator/totals', 'Captured, refunded and pending money by currency.'],
  [
    'POST /simulator/faults',
    'Registers a fault. GET lists all faults. DELETE clears all faults and releases every held call.',
  ],
  ['DELETE /simulator/faults/{faultId}', 'Clears one fault and releases the calls that it holds.'],
  [
    'POST /simulator/clock',
    'Moves the time of this wallet: {advanceSeconds}. What is due at the new time is done before the answer.',
  ],
  ['GET /simulator/buyers', 'The test buyers and their instruments.'],
];

const buyersOf = (kind: FaultKind): string =>
  buyers
    .filter(({ instruments }) => instruments.some(({ fault }) => fault === kind))
    .map(({ givenName, id }) => `${givenName} (${id})`)
    .join(', ');

const nameOperations = (where: readonly Operation[]): string => {
  if (where === callsWithId) return 'every call with an id';
  return where.length >= calls.length - 1 ? 'every call' : where.join(', ');
};

const faultLine = (kind: FaultKind): Html => {
  const { description, operations: where, amountMinor } = faultRow(kind);
  return html`<tr>
    <td><code>${kind}</code></td>
    <td>${description}</td>
    <td>${nameOperations(where)}</td>
    <td>${amountMinor !== undefined && html`<code>${formatMinor(amountMinor, 'EUR')}</code>`}</td>
    <td>${buyersOf(kind)}</td>
  </tr>`;
};

const buyerLine = (buyer: Buyer): Html =>
  html`<tr>
    <td><code>${buyer.id}</code></td>
    <td>${buyer.email}</td>
    <td>${english.texts.testBuyers.stories[buyer.id]}</td>
    <td>${buyer.instruments.map(({ id }) => html`<code>${id}</code> `)}</td>
  </tr>`;

const table = (heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th>${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

const example = (publicUrl: string): string => `curl -X POST ${publicUrl}/simulator/faults \\
  -H 'content-type: application/json' \\
  -d '{"fault": "timeout_after_effect", "operation": "capture", "times": 1}'`;

const manualPage = (wallet: Wallet): string =>
  renderPage({
    language: english,
    title: 'Simulator',
    body: html`<div class="manual">
      <section>
        <h1>How to break things on purpose</h1>
        <p>
          A fault comes from a registration, from the buyer’s instrument, or from the order’s total. A
          registered fault needs an <code>operation</code> and may have <code>times</code> (default 1), an
          <code>orderId</code> or a <code>path</code>. It happens on the next matching calls. The fault of an
          instrument happens every time. The fault of a total happens once, at the order’s first capture or
          authorisation, if the total is exactly the amount below in minor units of any currency.
        </p>
        <pre tabindex="0">${example(wallet.options.publicUrl)}</pre>
        <p>Operations: ${operations.map((operation) => html`<code>${operation}</code> `)}</p>
      </section>
      <section>
        <h2>After a payment</h2>
        <p>
          Buyers see <a href="/activity">their payments</a> and report problems with them. On
          <a href="/simulator/payments">the merchant’s page</a> you refund as the merchant does at the
          wallet’s own site, and decide disputes.
        </p>
      </section>
      <section>
        <h2>Faults</h2>
        ${table(['Fault', 'What happens', 'Operations', 'Amount', 'Buyer'], faultKinds.map(faultLine))}
      </section>
      <section>
        <h2>Test buyers</h2>
        ${table(['Buyer', 'Email', 'Story', 'Instruments'], buyers.map(buyerLine))}
      </section>
      <section>
        <h2>Controls</h2>
        ${table(
          ['Call', 'What it does'],
          controls.map(
            ([call, description]) =>
              html`<tr>
                <td><code>${call}</code></td>
                <td>${description}</td>
              </tr>`,
          ),
        )}
      </section>
    </div>`,
  });

/** The manual. Its faults and buyers come from the tables that the simulator itself uses. */
export const manualRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  app.get('/', (_request, reply) => reply.redirect('/simulator'));
  app.get('/simulator', (_request, reply) => sendPage(reply, manualPage(wallet)));
};
