import { Counter, Gauge, Histogram, Registry, type LabelValues } from '@prometheus-io/client';
import { keysOf } from './keys-of.ts';
import { problems } from './problem.ts';
import { version } from './version.ts';

/** What this process has counted, for /metrics (docs/metrics.md#metrics). */
export const counted = new Registry();
const registers = [counted];

/** A counter that first appears with 1 has no increase that an alert could see, so it is there from the start. */
export const startAtZero = <Label extends string>(
  counter: Counter<Label>,
  labels: readonly LabelValues<Label>[],
) => {
  for (const each of labels) counter.inc(each, 0);
};

new Gauge({
  name: 'florin_build_info',
  help: 'Always 1, with the version of this program and of Node.',
  labelNames: ['version', 'node'],
  registers,
}).set({ version, node: process.version }, 1);

export const paymentOutcomes = new Counter({
  name: 'florin_payments_total',
  help: 'Payments that this process moved, by what became of them.',
  labelNames: ['outcome'],
  registers,
});

export const walletCalls = new Histogram({
  name: 'florin_wallet_call_seconds',
  help: 'Calls to the wallet, by operation and status of the answer (0: none).',
  labelNames: ['operation', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
  registers,
});

export const notificationsHeard = new Counter({
  name: 'florin_wallet_notifications_total',
  help: 'Notifications of the wallet, by what they are about and what became of them.',
  labelNames: ['about', 'result'],
  registers,
});

export const refusals = new Counter({
  name: 'florin_refusals_total',
  help: 'Answers that are a problem, by its code.',
  labelNames: ['code'],
  registers,
});
startAtZero(
  refusals,
  keysOf(problems).map((code) => ({ code })),
);

export const connectionsDropped = new Counter({
  name: 'florin_connections_dropped_total',
  help: 'Connections that this process closed at once, because it held CONNECTIONS_MAX.',
  registers,
});

export const certificateExpiry = new Gauge({
  name: 'florin_certificate_expires_timestamp_seconds',
  help: 'Until when the certificate of TLS_CERT_FILE is valid. 0: a proxy has the certificate.',
  registers,
});

export const clockDifference = new Gauge({
  name: 'florin_clock_difference_seconds',
  help: "How far this machine's clock is ahead of the database's and the wallet's.",
  labelNames: ['to'],
  registers,
});

const databaseBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export const databaseCommits = new Histogram({
  name: 'florin_database_commit_seconds',
  help: 'Tiny commits that check whether the database confirms any, by result.',
  labelNames: ['result'],
  buckets: databaseBuckets,
  registers,
});
for (const result of ['confirmed', 'failed']) databaseCommits.zero({ result });

export const databaseReads = new Histogram({
  name: 'florin_database_read_seconds',
  help: 'Tiny reads that check how fast the database answers.',
  buckets: databaseBuckets,
  registers,
});

export const databaseServersRefused = new Counter({
  name: 'florin_database_servers_refused_total',
  help: 'Connections to a writable database server that is not the one that was written to.',
  registers,
});

export const webhooksSent = new Counter({
  name: 'florin_webhooks_total',
  help: 'Webhooks that this process sent, by what became of them.',
  labelNames: ['result'],
  registers,
});
startAtZero(webhooksSent, [{ result: 'accepted' }, { result: 'failed' }]);

export const mailsSent = new Counter({
  name: 'florin_mails_total',
  help: 'Attempts of this process to send a mail, by what became of them.',
  labelNames: ['result'],
  registers,
});
startAtZero(mailsSent, [{ result: 'sent' }, { result: 'failed' }, { result: 'dropped' }]);

export const eventsPlaced = new Counter({
  name: 'florin_events_total',
  help: 'Events that this process put in their order.',
  registers,
});
