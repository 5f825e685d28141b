import { createKeyCommand } from './api-keys/create.ts';
import { listKeysCommand } from './api-keys/list.ts';
import { revokeKeyCommand } from './api-keys/revoke.ts';
import { rotateKeyCommand } from './api-keys/rotate.ts';
import { verifyCommand } from './audit-log-verify.ts';
import type { Command } from './command.ts';
import { makeCompletionCommand } from './completion/completion.ts';
import { listEventsCommand } from './events/list.ts';
import { replayEventsCommand } from './events/replay.ts';
import { firstPaymentCommand } from './first-payment/first-payment.ts';
import { listenCommand } from './listen/listen.ts';
import { tailLogsCommand } from './logs/tail.ts';
import { migrateCommand } from './migrate.ts';
import { openCommand } from './open.ts';
import { addCommand } from './operators/add.ts';
import { disableCommand } from './operators/disable.ts';
import { listCommand } from './operators/list.ts';
import { resetPasswordCommand } from './operators/reset-password.ts';
import { resetTwoFactorCommand } from './operators/reset-two-factor.ts';
import { listPaymentsCommand } from './payments/list.ts';
import { showPaymentCommand } from './payments/show.ts';
import { pingCommand } from './platform/ping.ts';
import { addPlatformCommand } from './platforms/add.ts';
import { listPlatformsCommand } from './platforms/list.ts';
import { reconcileCommand } from './reconcile.ts';
import { serveCommand } from './serve.ts';
import { triggerCommand } from './trigger/trigger.ts';
import { walletCheckCommand } from './wallet-check.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  firstPaymentCommand,
  listenCommand,
  triggerCommand,
  listEventsCommand,
  replayEventsCommand,
  pingCommand,
  listPaymentsCommand,
  showPaymentCommand,
  openCommand,
  tailLogsCommand,
  createKeyCommand,
  listKeysCommand,
  rotateKeyCommand,
  revokeKeyCommand,
  addPlatformCommand,
  listPlatformsCommand,
  addCommand,
  listCommand,
  disableCommand,
  resetPasswordCommand,
  resetTwoFactorCommand,
  verifyCommand,
  walletCheckCommand,
  reconcileCommand,
  migrateCommand,
  serveCommand,
  makeCompletionCommand(() => commands),
];

/** What the commands with the same first word are about. */
export const topics: Readonly<Record<string, string>> = {
  payments: 'show payments, here or of a service elsewhere',
  events: 'show events and send them again',
  'api-keys': 'manage the keys of platforms',
  platforms: 'manage the owners of payments, accounts and keys',
  operators: 'manage who can sign in to the dashboard',
};
