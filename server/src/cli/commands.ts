import { createKeyCommand } from './api-keys/create.ts';
import { listKeysCommand } from './api-keys/list.ts';
import { revokeKeyCommand } from './api-keys/revoke.ts';
import { rotateKeyCommand } from './api-keys/rotate.ts';
import { verifyCommand } from './audit-log-verify.ts';
import { backupCommand } from './backup.ts';
import { bootstrapCommand } from './bootstrap/bootstrap.ts';
import type { Group } from './command.ts';
import { makeCompletionCommand } from './completion/completion.ts';
import { doctorCommand } from './doctor/doctor.ts';
import { eraseBuyerCommand } from './erase-buyer.ts';
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
import { listPayoutsCommand } from './payouts/list.ts';
import { showRunCommand } from './payouts/run.ts';
import { listRunsCommand } from './payouts/runs.ts';
import { showPayoutCommand } from './payouts/show.ts';
import { pingCommand } from './platform/ping.ts';
import { addPlatformCommand } from './platforms/add.ts';
import { listPlatformsCommand } from './platforms/list.ts';
import { reconcileCommand } from './reconcile.ts';
import { restoreCommand } from './restore.ts';
import { serveCommand } from './serve.ts';
import { triggerCommand } from './trigger/trigger.ts';
import { walletCheckCommand } from './wallet-check.ts';

/**
 * Every command, by what someone wants to do. The names of the groups are words of the help (`help run`), so none may be the first word of
 * a command.
 */
export const groups: readonly Group[] = [
  {
    name: 'build',
    purpose: 'make payments and events in the sandbox, and see them arrive',
    commands: [
      firstPaymentCommand,
      listenCommand,
      triggerCommand,
      listEventsCommand,
      replayEventsCommand,
      tailLogsCommand,
      openCommand,
      makeCompletionCommand(() => groups),
    ],
  },
  {
    name: 'ask',
    purpose: 'read payments and payouts and check an API key, here or elsewhere',
    commands: [
      pingCommand,
      listPaymentsCommand,
      showPaymentCommand,
      listPayoutsCommand,
      showPayoutCommand,
      listRunsCommand,
      showRunCommand,
    ],
  },
  {
    name: 'access',
    purpose: 'decide who gets in, as a platform or as an operator',
    commands: [
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
    ],
  },
  {
    name: 'run',
    purpose: 'set up, run, check, back up and restore the service',
    commands: [
      serveCommand,
      doctorCommand,
      migrateCommand,
      bootstrapCommand,
      walletCheckCommand,
      backupCommand,
      restoreCommand,
    ],
  },
  {
    name: 'books',
    purpose: 'check books and audit log, and erase what names a buyer',
    commands: [reconcileCommand, verifyCommand, eraseBuyerCommand],
  },
];

/** In the order of the help. */
export const commands = groups.flatMap((group) => group.commands);
