import { shownMoney } from '../http/amount-schema.ts';
import { Type } from '../schema.ts';
import { warningKinds } from '../surroundings/warning.ts';
import { troubleKinds } from '../wallet/trouble-store.ts';
import { currencyCode, moment, orNull, text } from '../http/described-fields.ts';

const day = text('YYYY-MM-DD, of UTC.', '2026-11-15');
const countOf = (description: string, example = 3) =>
  Type.Integer({ minimum: 0, description, examples: [example] });
/** Written with all its digits, also above the largest exact number of JavaScript. */
const sum = (description: string, example: number) => Type.Unsafe<bigint>(shownMoney(description, example));
const volume = {
  currency: currencyCode(),
  capturedAmount: sum('In the minor unit of the currency.', 294_280),
  count: sum('How many payments were captured.', 57),
};

const trouble = Type.Object(
  {
    kind: Type.Enum([...troubleKinds], {
      description:
        '`credentials`: the wallet does not accept ours. `permission`: they do not allow the call. `account`: the account at the wallet lacks something. `request`: the wallet does not accept what Florin sends. `unknown_issue`: it answered three times or more with something that Florin does not know. `notification`: something was refused that was sent as a notification of the wallet; `issue` says why.',
    }),
    operation: text('The call of the wallet.', 'capture_order'),
    issue: text("The wallet's own word.", 'PERMISSION_DENIED'),
    times: countOf('How often it happened.'),
    firstAt: moment('When it happened first.'),
    lastAt: moment('When it happened last.'),
  },
  { title: 'WalletTrouble' },
);

const warning = Type.Object(
  {
    kind: Type.Enum([...warningKinds], {
      description:
        '`certificate_expired`, `certificate_expires_soon` and `certificate_wrong_name`: about the certificate of `TLS_CERT_FILE`. `clock_database` and `clock_wallet`: the clock differs by more than 30 seconds. `database_settings`: the database role lacks settings that it needs behind a pooler.',
    }),
    process: text('Who found it: the machine and the port.', 'florin-1:8080'),
    detail: text('In a sentence, with the figures.', 'It is valid until 2026-11-28.'),
  },
  { title: 'SurroundingsWarning' },
);

export const homeSchema = {
  tags: ['Dashboard'],
  operationId: 'readHome',
  needs: 'read' as const,
  summary: 'The state of the installation, in a few numbers',
  response: {
    200: Type.Object(
      {
        now: moment("The service's clock."),
        day,
        today: Type.Object(
          {
            started: countOf(
              'Payments started today. The next counts are the outcomes of these payments.',
              83,
            ),
            approved: countOf('Approved by the buyer at the wallet, whatever happened afterwards.', 71),
            waiting: countOf('Not approved yet, or declined and waiting for another approval.', 5),
            captured: countOf('Paid.', 67),
            failed: countOf('Finally declined. Cancelled and expired payments are counted separately.'),
            cancelled: countOf('Given up by the buyer, the platform or an operator.'),
            expired: countOf('Not approved in time.'),
            underWay: countOf('Not finished yet.'),
            declines: Type.Array(
              Type.Object({
                issue: text("The wallet's own word.", 'INSTRUMENT_DECLINED'),
                count: countOf(
                  'How many of these payments it declined for this reason, and that are not paid since.',
                ),
              }),
              { description: 'Why buyers who approved did not pay: the five most common reasons.' },
            ),
            successShare: orNull(
              Type.Number({
                minimum: 0,
                maximum: 1,
                description: 'captured / (captured + failed). Null: neither.',
                examples: [0.957],
              }),
            ),
            volumes: Type.Array(Type.Object(volume), {
              description: 'Captured today, also from payments started earlier. From the ledger.',
            }),
          },
          { description: 'Since midnight UTC' },
        ),
        lastWeek: Type.Object(
          { started: countOf('Payments started.', 79), captured: countOf('How many of them are paid.', 64) },
          { description: 'The same day of last week, until the same time.' },
        ),
        days: Type.Array(Type.Object({ day, ...volume }), {
          description: 'Captured on each of the last 30 days, including today. From the ledger.',
        }),
        flow: Type.Array(
          Type.Object({
            currency: currencyCode(),
            capturedAmount: sum('Everything that was ever captured, in the minor unit.', 294_280),
            refundedAmount: sum('Of it, what buyers got back.', 4000),
            accountsAmount: sum("Of it, what platforms' accounts have.", 278_380),
            commissionAmount: sum('Of it, your commission.', 11_900),
            payoutAmount: sum("Of it, what is on its way to sellers' bank accounts.", 0),
            paidOutAmount: sum(
              'Of it, what the bank has sent to sellers. With the four before it, this is all of it.',
              0,
            ),
            walletFeeAmount: sum('What the wallet kept as its fees, less what it returned.', 8300),
            atWalletAmount: sum('What the wallet owes you: not refunded, no fee, and not withdrawn.', 81_980),
            atBankAmount: sum(
              'What you withdrew to your bank, less what you sent to the wallet and what was paid out.',
              200_000,
            ),
            convertedAmount: sum(
              'What the wallet changed into other currencies; below zero: into this one.',
              0,
            ),
          }),
          {
            description:
              "Where captured money has gone, the currency with the most first. From the ledger, which takes withdrawals, conversions and other fees from the wallet's reports.",
          },
        ),
        inDoubt: Type.Object(
          {
            count: countOf('How many payments.'),
            oldestAt: orNull(moment('Since when the oldest one waits.')),
          },
          { description: 'The wallet has not reported the outcome yet. Florin keeps asking.' },
        ),
        quarantined: Type.Object(
          { count: countOf('How many payments.') },
          { description: 'A mismatch: the wallet and Florin disagree. A person has to check.' },
        ),
        disputes: Type.Object(
          {
            count: countOf('How many disputes.'),
            nearestDueAt: orNull(moment('Until when the first of them has to be answered.'), null),
          },
          { description: "Disputes that the seller has to answer at the wallet's site, and by when." },
        ),
        refunds: Type.Object(
          {
            refused: countOf(
              'Refused by the wallet in the last 7 days for a reason that may pass, and not ordered again.',
              0,
            ),
            undecided: countOf('Accepted by the wallet more than 7 days ago, and not decided.', 0),
          },
          { description: 'Refunds that someone has to look after.' },
        ),
        reconciliation: orNull(
          Type.Object(
            {
              endedAt: moment('When it was done.'),
              differenceCount: countOf('What differs.'),
              unchecked: countOf('What could not be compared.'),
            },
            { description: 'The last comparison of the wallet with what is booked.' },
          ),
        ),
        webhooks: Type.Object(
          {
            failing: countOf('Endpoints that have accepted nothing for a minute or longer.', 0),
            givenUp: countOf('Endpoints that were disabled because they failed, or said so.', 0),
            lagSeconds: orNull(
              Type.Number({
                description: 'How long the oldest event waits for an endpoint. Null: none waits.',
                examples: [0.1],
              }),
              null,
            ),
          },
          { description: 'How the deliveries of events are doing.' },
        ),
        warnings: Type.Array(warning, {
          description:
            'What is wrong around the service, as its processes found it within 3 minutes, the worst first.',
        }),
        wallet: Type.Object(
          {
            state: Type.Enum(['well', 'failing', 'unknown'], {
              description: 'Unknown: Florin has not called the wallet in the last 15 minutes.',
            }),
            lastAnswerAt: orNull(moment('When it answered last. Null: it never did.')),
            recentCalls: countOf('In the last 15 minutes, the newest 10,000 at most.'),
            hasMoreCalls: Type.Boolean({
              description: 'There were more than 10,000. The other figures are about the newest 10,000.',
            }),
            recentFailures: countOf('How many of these had no usable answer. A refusal is an answer.'),
            medianMs: orNull(
              Type.Number({ description: 'Half of these calls were answered faster.', examples: [41.5] }),
            ),
            troubles: Type.Array(trouble, {
              description: 'What someone has to repair, the worst first, ten at most. Shown for a day.',
            }),
          },
          { description: 'The wallet, from the point of view of Florin' },
        ),
      },
      { title: 'Home', description: 'The current state' },
    ),
  },
};
