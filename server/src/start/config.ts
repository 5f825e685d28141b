import { join, resolve } from 'node:path';
import { parseAddressRange } from '../address.ts';
import { environments, type Environment } from '../environment.ts';
import { keysOf } from '../keys-of.ts';
import { findNear, isSlip } from '../nearest.ts';
import { journalAccounts } from './journal-accounts.ts';
import {
  accountId,
  bic,
  currencyCode,
  databaseUrl,
  dnsServer,
  embedded,
  httpUrl,
  iban,
  listableSecret,
  listenAddress,
  listOf,
  mailSender,
  oneOf,
  partnerId,
  secret,
  smtpUrl,
  softDescriptor,
  text,
  textUpTo,
  wholeNumber,
  type Parse,
} from './setting-values.ts';
import { StartFault } from './start-fault.ts';

export interface Setting<T> {
  readonly name: string;
  readonly meaning: string;
  readonly standard: string | undefined;
  readonly read: (given: string | undefined) => T;
}

const setting = <T>(name: string, meaning: string, parse: Parse<T>, standard: string): Setting<T> => ({
  name,
  meaning,
  standard,
  read: (given) => parse(given ?? standard),
});

const optional = <T>(name: string, meaning: string, parse: Parse<T>): Setting<T | undefined> => ({
  name,
  meaning,
  standard: undefined,
  read: (given) => (given === undefined ? undefined : parse(given)),
});

/** Every provider that has an adapter. Each adapter is a folder of that name in `wallet/`. */
const walletProviders = ['orders-v2'] as const;
export type WalletProvider = (typeof walletProviders)[number];

/** Every setting. `docs/settings.md` shows the same table, and a test compares the two. */
export const settings = {
  environment: setting('FLORIN_ENV', 'Environment this process serves', oneOf(...environments), 'sandbox'),
  host: setting('HOST', 'Address to listen on', listenAddress, '127.0.0.1'),
  port: setting('PORT', 'Port to listen on', wholeNumber(1, 65_535), '8080'),
  adminPort: optional(
    'ADMIN_PORT',
    'Port for health and metrics alone, plain HTTP, without a token; absent: none',
    wholeNumber(1, 65_535),
  ),
  adminHost: setting('ADMIN_HOST', 'Address to listen on for ADMIN_PORT', listenAddress, '127.0.0.1'),
  publicUrl: optional('PUBLIC_URL', 'Address that callers use; https in production', httpUrl),
  dataDir: setting('FLORIN_DATA_DIR', 'Where Florin keeps its files', (given) => resolve(given), '.florin'),
  databaseUrl: optional(
    'DATABASE_URL',
    'PostgreSQL to use, one host or several, or embedded; absent in sandbox: embedded',
    databaseUrl,
  ),
  databasePasswordFile: optional(
    'DATABASE_PASSWORD_FILE',
    'File with the password for DATABASE_URL, read for every new connection',
    text,
  ),
  backupDir: optional(
    'BACKUP_DIR',
    'Where backups of the embedded PostgreSQL are kept, best on another disk; absent: none are made',
    (given) => resolve(given),
  ),
  backupsKeptDays: setting(
    'BACKUPS_KEPT_DAYS',
    'How many days the embedded PostgreSQL can be restored to',
    wholeNumber(1, 3650),
    '14',
  ),
  secret: optional(
    'FLORIN_SECRET',
    'What keys and tokens are derived from, without a comma; absent in sandbox: made once',
    listableSecret,
  ),
  previousSecrets: setting(
    'FLORIN_SECRET_PREVIOUS',
    'Earlier secrets, comma-separated; what they derived keeps working',
    listOf(secret),
    '',
  ),
  secretFile: optional(
    'FLORIN_SECRET_FILE',
    'File with the secret and then earlier ones, one a line; read again at SIGHUP',
    text,
  ),
  walletProvider: setting(
    'WALLET_PROVIDER',
    'Protocol that the wallet speaks',
    oneOf(...walletProviders),
    'orders-v2',
  ),
  walletUrl: optional('WALLET_URL', "The wallet's API; absent in sandbox: the simulated wallet", httpUrl),
  walletClientId: optional(
    'WALLET_CLIENT_ID',
    'Client id at the wallet; absent in sandbox: that of the simulated wallet',
    text,
  ),
  walletClientSecret: optional(
    'WALLET_CLIENT_SECRET',
    'Client secret at the wallet; absent in sandbox: that of the simulated wallet',
    text,
  ),
  walletCredentialsFile: optional(
    'WALLET_CREDENTIALS_FILE',
    'File with the client id and then the client secret, one a line; read again at SIGHUP',
    text,
  ),
  walletPort: setting(
    'WALLET_PORT',
    'Port of the simulated wallet of npm start; sandbox only',
    wholeNumber(0, 65_535),
    '8090',
  ),
  walletWebhookId: optional(
    'WALLET_WEBHOOK_ID',
    'Id of our address /wallet/notifications at the wallet; absent: the wallet is only asked',
    text,
  ),
  walletSigningName: optional(
    'WALLET_SIGNING_NAME',
    "Name in the certificate of the wallet's notifications; absent: that of the environment",
    text,
  ),
  walletPartnerId: optional(
    'WALLET_PARTNER_ID',
    'Partner attribution id (BN code) that the wallet has given you, if it has',
    partnerId,
  ),
  walletShopName: optional(
    'WALLET_SHOP_NAME',
    "Shop name on the wallet's pages, for payments that name none; absent: that of the wallet account",
    textUpTo(127),
  ),
  walletSoftDescriptor: optional(
    'WALLET_SOFT_DESCRIPTOR',
    "What the buyer's card statement says after the name of the wallet account; at most 22 characters",
    softDescriptor,
  ),
  walletPayee: setting(
    'WALLET_PAYEE',
    "Whether a payment may go to a seller's own wallet account, with payeeMerchantId: on or off",
    oneOf('off', 'on'),
    'off',
  ),
  notificationCheck: setting(
    'NOTIFICATION_CHECK',
    "How the wallet's notifications are checked: local, ask, or local,ask (ask when in doubt)",
    oneOf('local,ask', 'local', 'ask'),
    'local,ask',
  ),
  shopPort: setting(
    'SHOP_PORT',
    'Port of the demo shop of npm start; sandbox only',
    wholeNumber(0, 65_535),
    '8100',
  ),
  shopUrl: optional(
    'SHOP_PUBLIC_URL',
    "Address of the demo shop for buyers' browsers; sandbox only",
    httpUrl,
  ),
  currency: setting('CURRENCY', 'Currency of payments that name none, ISO 4217', currencyCode, 'EUR'),
  transfersBelowZero: setting(
    'TRANSFERS_BELOW_ZERO',
    'Whether a transfer may take more than its account has: refuse or allow',
    oneOf('refuse', 'allow'),
    'refuse',
  ),
  refundCoverAccount: optional(
    'REFUND_COVER_ACCOUNT',
    'Account that pays, while it has money, what a refund would take another below zero by; absent: none does',
    accountId,
  ),
  journalAccounts: setting(
    'JOURNAL_ACCOUNTS',
    'Accounts of your books for the journal, such as bank=1200,commission=8510; the others keep the numbers of SKR 03',
    journalAccounts,
    '',
  ),
  datevConsultant: optional(
    'DATEV_CONSULTANT',
    "Your tax consultant's number at DATEV, for the journal in that format",
    wholeNumber(1001, 9_999_999),
  ),
  datevClient: optional('DATEV_CLIENT', 'Your number as a client of that consultant', wholeNumber(1, 99_999)),
  fiscalYearMonth: setting(
    'FISCAL_YEAR_MONTH',
    'Month in which your fiscal year begins, for DATEV',
    wholeNumber(1, 12),
    '1',
  ),
  payoutName: optional('PAYOUT_NAME', 'Your name at the bank that payouts are made from', textUpTo(70)),
  payoutIban: optional(
    'PAYOUT_IBAN',
    'IBAN of your account that payouts are made from; absent: no runs',
    iban,
  ),
  payoutBic: optional('PAYOUT_BIC', 'BIC of that bank, if it wants one', bic),
  payoutApproval: setting(
    'PAYOUT_APPROVAL',
    'Who may approve a run of payouts: other (not who made it) or same',
    oneOf('other', 'same'),
    'other',
  ),
  accessApproval: setting(
    'ACCESS_APPROVAL',
    'Who may give or widen access: same (an administrator alone) or other (a second one approves it first)',
    oneOf('same', 'other'),
    'same',
  ),
  eventsKeptMonths: setting(
    'EVENTS_KEPT_MONTHS',
    'How many whole months events are kept, beside the one that has begun',
    wholeNumber(1, 120),
    '13',
  ),
  walletCallsKeptDays: setting(
    'WALLET_CALLS_KEPT_DAYS',
    'How many days a payment shows the calls to the wallet that were made for it',
    wholeNumber(7, 36_500),
    '400',
  ),
  buyersKeptDays: optional(
    'BUYERS_KEPT_DAYS',
    'How many days after it was started a payment keeps what names its buyer; absent: until you erase it',
    wholeNumber(7, 36_500),
  ),
  webhookAllowedRanges: setting(
    'WEBHOOK_ALLOWED_RANGES',
    'Addresses and ranges that webhooks are sent to although they are not public, comma-separated',
    listOf(parseAddressRange),
    '',
  ),
  webhookPorts: setting(
    'WEBHOOK_PORTS',
    'Ports that webhooks are sent to, comma-separated; absent: 443 in production, any in sandbox',
    listOf(wholeNumber(1, 65_535)),
    '',
  ),
  webhookDnsServers: setting(
    'WEBHOOK_DNS_SERVERS',
    'DNS servers that find the receivers of webhooks, comma-separated; absent: those of the system',
    listOf(dnsServer),
    '',
  ),
  approvalWindowSeconds: setting(
    'APPROVAL_WINDOW_SECONDS',
    'How long a buyer may take to approve; at the wallet an order expires after 3 hours',
    wholeNumber(1, 2_592_000),
    '10800',
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    'Addresses and ranges whose X-Forwarded-* headers count, comma-separated',
    listOf(parseAddressRange),
    '',
  ),
  tlsCertificateFile: optional('TLS_CERT_FILE', 'Certificate chain (PEM), to end TLS in this process', text),
  tlsKeyFile: optional('TLS_KEY_FILE', 'Private key (PEM) of that certificate', text),
  tokenLifetimeSeconds: setting(
    'TOKEN_LIFETIME_SECONDS',
    'Lifetime of a new access token',
    wholeNumber(1, 315_360_000),
    '7776000',
  ),
  requestsPerKey: setting(
    'RATE_LIMIT_PER_KEY',
    'Requests a minute from one API key',
    wholeNumber(1, 1_000_000_000),
    '12000',
  ),
  requestsPerPlatform: optional(
    'RATE_LIMIT_PER_PLATFORM',
    'Requests a minute from all API keys of one platform together; left out, three times RATE_LIMIT_PER_KEY',
    wholeNumber(1, 1_000_000_000),
  ),
  requestsPerAddress: setting(
    'RATE_LIMIT_PER_ADDRESS',
    'Requests a minute from one address',
    wholeNumber(1, 1_000_000_000),
    '12000',
  ),
  failuresPerAddress: setting(
    'RATE_LIMIT_FAILURES',
    'Failed authentications a minute from one address',
    wholeNumber(1, 1_000_000_000),
    '100',
  ),
  connectionsMax: setting(
    'CONNECTIONS_MAX',
    'Connections of callers that this process holds at once; more are closed at once',
    wholeNumber(1, 1_000_000),
    '5000',
  ),
  requestsMax: setting(
    'REQUESTS_MAX',
    'Requests this process accepts at once, those in line included; more get 503',
    wholeNumber(2, 1_000_000),
    '1000',
  ),
  stalledReaderSeconds: setting(
    'STALLED_READER_SECONDS',
    'How long a caller may take nothing of an answer before the connection is closed',
    wholeNumber(1, 3600),
    '60',
  ),
  stopGraceSeconds: optional(
    'STOP_GRACE_SECONDS',
    'How long a stopping process still serves; absent: 5 in production, 0 in sandbox',
    wholeNumber(0, 300),
  ),
  databaseConnections: setting(
    'DATABASE_CONNECTIONS',
    'Connections this process keeps to PostgreSQL; lists and reports use up to 4 more, checks 1',
    wholeNumber(2, 1000),
    '10',
  ),
  metricsTokens: optional(
    'METRICS_TOKEN',
    'Bearer tokens for /metrics on PORT, comma-separated; absent: open in a sandbox without ADMIN_PORT',
    listOf(secret),
  ),
  smtpUrl: optional(
    'SMTP_URL',
    'Mail server that invitations, lock-outs and alerts are sent by, such as smtps://user@mail.example.com; absent: no mail',
    smtpUrl,
  ),
  smtpPasswordFile: optional(
    'SMTP_PASSWORD_FILE',
    'File with the password for SMTP_URL, read for every mail',
    text,
  ),
  mailFrom: optional('MAIL_FROM', 'Sender of these mails, such as Florin <florin@example.com>', mailSender),
  logLevel: setting('LOG_LEVEL', 'Least severe line logged', oneOf('debug', 'info', 'warn', 'error'), 'info'),
};

type Values = { [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['read']> };

interface WalletAccess {
  readonly provider: WalletProvider;
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The file that has both instead. */
  readonly credentialsFile: string | undefined;
  readonly partnerId: string | undefined;
  readonly shopName: string | undefined;
  readonly softDescriptor: string | undefined;
  /** Our registration for notifications; undefined: none are sent to us. */
  readonly webhookId: string | undefined;
  /** The name in the certificate that notifications are signed with. */
  readonly signingName: string;
  /** How notifications are checked, in this order. */
  readonly notificationChecks: readonly ('local' | 'ask')[];
}

/** The server that takes our mails. */
export interface MailAccess {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, and not by STARTTLS. */
  readonly isTls: boolean;
  /** Nothing is sent without TLS. */
  readonly mustBeTls: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly from: { readonly name: string; readonly address: string };
}

/** The simulated wallet that `npm start` starts. */
const sandboxWallet = {
  clientId: 'florin-sandbox',
  clientSecret: 'florin-sandbox-secret',
};

const signingNames = {
  production: 'messageverificationcerts.paypal.com',
  sandbox: 'messageverificationcerts.sandbox.paypal.com',
  simulated: 'messageverificationcerts.purse.example',
};

const checksOf = { 'local,ask': ['local', 'ask'], local: ['local'], ask: ['ask'] } as const;

/** Only the simulated wallet is at a plain http address. */
const signingNameOf = (environment: Environment, walletUrl: string) =>
  signingNames[walletUrl.startsWith('http:') ? 'simulated' : environment];

/** Parts of the settings that production has to name, and that not every command uses. */
export type Part = keyof typeof required;

export type Config = Values & {
  /** Undefined: the embedded PostgreSQL of the data folder. */
  databaseUrl: string | undefined;
  publicUrl: string;
  shopUrl: string;
  stopGraceSeconds: number;
  wallet: WalletAccess;
  /** Undefined: no mail is sent. */
  mail: MailAccess | undefined;
  /** This environment's own folder: sandbox and production never share a file. */
  environmentDir: string;
};

/**
 * Reads all settings and reports every fault at once, so that five faults do not need five starts. Of what production
 * requires, only the named parts have to be there.
 */
export const readConfig = (
  environ: Readonly<Record<string, string | undefined>>,
  parts: readonly Part[] = keysOf(required),
): Config => {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, { name, read }] of Object.entries(settings)) {
    try {
      values[key] = read(environ[name]?.trim() || undefined);
    } catch (error) {
      faults.push(`${name} ${(error as Error).message}`);
    }
  }
  faults.push(...unknownSettings(environ), ...misspeltSettings(environ));
  // The parsers above gave each key the type its setting declares.
  const config = values as Values;
  if (config.environment === 'production') faults.push(...productionFaults(config, parts));
  if (config.secretFile !== undefined && (config.secret !== undefined || config.previousSecrets?.length > 0))
    faults.push('FLORIN_SECRET_FILE takes the place of FLORIN_SECRET and FLORIN_SECRET_PREVIOUS');
  if (config.walletCredentialsFile && (config.walletClientId || config.walletClientSecret))
    faults.push('WALLET_CREDENTIALS_FILE takes the place of WALLET_CLIENT_ID and WALLET_CLIENT_SECRET');
  if (!config.tlsCertificateFile !== !config.tlsKeyFile)
    faults.push('TLS_CERT_FILE and TLS_KEY_FILE go together');
  if (!config.smtpUrl !== !config.mailFrom) faults.push('SMTP_URL and MAIL_FROM go together');
  if (config.smtpPasswordFile && (!config.smtpUrl?.user || config.smtpUrl.password))
    faults.push('SMTP_PASSWORD_FILE needs a user, and no password, in SMTP_URL');
  if (config.backupDir !== undefined && ![undefined, embedded].includes(config.databaseUrl))
    faults.push('BACKUP_DIR is for the embedded PostgreSQL: back up that of DATABASE_URL with its own tools');
  if (config.adminPort !== undefined && config.adminPort === config.port)
    faults.push('ADMIN_PORT must not be the same as PORT');
  if (faults.length > 0) {
    throw new StartFault(['The settings are wrong:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
  const scheme = config.tlsCertificateFile ? 'https' : 'http';
  const walletUrl = config.walletUrl ?? `http://localhost:${config.walletPort}`;
  return {
    ...config,
    databaseUrl: config.databaseUrl === embedded ? undefined : config.databaseUrl,
    publicUrl: config.publicUrl ?? `${scheme}://localhost:${config.port}`,
    shopUrl: config.shopUrl ?? `http://localhost:${config.shopPort}`,
    // In the sandbox nobody watches the readiness, and Ctrl-C should be quick.
    stopGraceSeconds: config.stopGraceSeconds ?? (config.environment === 'production' ? 5 : 0),
    wallet: {
      provider: config.walletProvider,
      url: walletUrl,
      clientId: config.walletClientId ?? sandboxWallet.clientId,
      clientSecret: config.walletClientSecret ?? sandboxWallet.clientSecret,
      credentialsFile: config.walletCredentialsFile,
      partnerId: config.walletPartnerId,
      shopName: config.walletShopName,
      softDescriptor: config.walletSoftDescriptor,
      webhookId: config.walletWebhookId,
      signingName: config.walletSigningName ?? signingNameOf(config.environment, walletUrl),
      notificationChecks: checksOf[config.notificationCheck],
    },
    mail: mailOf(config),
    environmentDir: join(config.dataDir, config.environment),
  };
};

/** Mail to a server on this machine crosses no network. */
const mailOf = ({ environment, smtpUrl, mailFrom }: Values): MailAccess | undefined =>
  smtpUrl && mailFrom
    ? { ...smtpUrl, from: mailFrom, mustBeTls: environment === 'production' && !smtpUrl.isOfThisMachine }
    : undefined;

const required = {
  database: ['databaseUrl'],
  secret: ['secret'],
  address: ['publicUrl'],
  wallet: ['walletUrl', 'walletClientId', 'walletClientSecret'],
} as const;

/** The files that may take the place of a required setting. */
const substitutes = {
  secret: 'secretFile',
  walletClientId: 'walletCredentialsFile',
  walletClientSecret: 'walletCredentialsFile',
} as const;

const isGiven = (config: Values, key: (typeof required)[Part][number]) =>
  config[key] !== undefined ||
  (key in substitutes && config[substitutes[key as keyof typeof substitutes]] !== undefined);

const productionFaults = (config: Values, parts: readonly Part[]) => {
  const faults = parts
    .flatMap((part) => required[part])
    .filter((key) => !isGiven(config, key))
    .map((key) => `${settings[key].name} is required in production${hints[key] ?? ''}`);
  for (const key of ['publicUrl', 'walletUrl'] as const) {
    if (config[key]?.startsWith('http:')) faults.push(`${settings[key].name} must be https in production`);
  }
  return faults;
};

const hints: Readonly<Record<string, string>> = {
  databaseUrl: ': the address of a PostgreSQL, or embedded for one in the data folder',
};

/** Of the client library and the demo shop. Whoever follows the guides has them in the terminal that Florin is started from. */
const settingsOfClients = ['FLORIN_URL', 'FLORIN_API_KEY', 'FLORIN_WEBHOOK_SECRET'];

/** Shorter names resemble those of too many other programs. */
const likeLengthMin = 8;

/**
 * Without our prefix a name may belong to another program, so it has to be very similar to that of a setting that is not given
 * itself. Such a slip would silently leave the default in force.
 */
const misspeltSettings = (environ: Readonly<Record<string, string | undefined>>) => {
  const known = new Set(Object.values(settings).map(({ name }) => name));
  const missing = [...known].filter((name) => environ[name] === undefined && name.length >= likeLengthMin);
  return Object.keys(environ)
    .filter((name) => !name.startsWith('FLORIN_') && name.length >= likeLengthMin && !known.has(name))
    .flatMap((name) => {
      const meant = missing.find((candidate) => isSlip(name, candidate));
      return meant === undefined
        ? []
        : `${name} is not a setting; did you mean ${meant}? If it belongs to another program, set ${meant}, too`;
    });
};

/** Without this check, a misspelt FLORIN_… name would silently leave the default in force. */
const unknownSettings = (environ: Readonly<Record<string, string | undefined>>) => {
  const known = Object.values(settings).map(({ name }) => name);
  return Object.keys(environ)
    .filter((name) => name.startsWith('FLORIN_') && ![...known, ...settingsOfClients].includes(name))
    .map((name) => {
      const meant = findNear(name, known);
      return `${name} is not a setting${meant === undefined ? '' : `; did you mean ${meant}?`}`;
    });
};
