import type { AuditAction, AuditEntry } from '../api/schema.ts';
import { commissionAccount, useAccountName } from '../components/use-account-name.ts';
import { useApi } from '../api/use-api.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { firstPlatformId, useNameOfPlatform } from '../session/platforms.ts';
import { urls } from '../urls.ts';

interface Detail {
  /** Empty for the subject of the action. */
  readonly name: string;
  readonly value: string;
  /** A page about it. */
  readonly to?: string;
}

/** The subject and the details of an action, in words. What has no text is shown as it is. */
export const useDetails = ({
  actor,
  action,
  subject,
  details,
}: Pick<AuditEntry, 'actor' | 'action' | 'subject' | 'details'>): readonly Detail[] => {
  const texts = useTexts('auditLog');
  const valueOf = useDetailValue();
  const subjectOf = useSubject();
  const names: Readonly<Record<string, string>> = texts.details;
  const whom = subjectOf(subject);
  // Amount and currency make one fact, and the label of a key is not shown twice.
  const isShown = (name: string) =>
    (name !== 'currency' || amountNames.every((amount) => details[amount] === undefined)) &&
    (name !== 'label' || details[name] !== whom);
  return [
    ...(subject === actor || subject === 'payments'
      ? []
      : [{ name: '', value: whom, ...linkOf(action, subject, details) }]),
    ...Object.entries(details)
      .filter(([name]) => isShown(name))
      .map(([name, value]) => ({ name: names[name] ?? name, value: valueOf(name, value, details) })),
  ];
};

/** Amounts in the currency beside them. */
const amountNames = ['totalAmount', 'amount'];

const paymentActions: readonly string[] = [
  'payment_capture_requested',
  'refund_requested',
  'payment_cancel_requested',
  'payment_adopted',
  'payment_corrected',
  'payment_return_requested',
  'payment_closed',
  'transaction_adopted',
  'wallet_asked',
] satisfies AuditAction[];

const accountActions: readonly string[] = [
  'account_opened',
  'account_changed',
  'account_bank_changed',
  'account_status_changed',
  'transfer_made',
  'transfer_reversed',
] satisfies AuditAction[];

const webhookActions: readonly string[] = [
  'webhook_endpoint_added',
  'webhook_endpoint_changed',
  'webhook_secret_revealed',
  'webhook_secret_rotated',
  'webhook_test_sent',
  'event_sent_again',
  'events_replayed',
] satisfies AuditAction[];

const linkOf = (action: string, subject: string, { platformId }: AuditEntry['details']) => {
  if (paymentActions.includes(action)) return { to: urls.payment(subject) };
  if (webhookActions.includes(action)) return { to: urls.webhook(subject) };
  // The commission account has no page.
  if (!accountActions.includes(action) || subject === commissionAccount) return {};
  return { to: urls.account(subject, typeof platformId === 'number' ? platformId : firstPlatformId) };
};

/** An API key by its label if it is one of the newest hundred, else the subject as it is. */
const useSubject = () => {
  const { environment } = useTexts('auditLog');
  const nameOf = useAccountName();
  const keys = useApi('/api-keys', { params: { query: { limit: 100 } } }).data?.items ?? [];
  return (subject: string) => {
    if (subject === 'environment') return environment;
    return keys.find(({ id }) => id === subject)?.label ?? nameOf(subject);
  };
};

const useDetailValue = () => {
  const texts = useTexts('auditLog');
  const { roles } = useTexts('session');
  const { rights } = useTexts('apiKeys').keys;
  const actions: Readonly<Record<string, string>> = useTexts('auditActions');
  const { life } = useTexts('accounts');
  const accountName = useAccountName();
  const { name: ownerName, email, vatNumber, bankAccount, reserve, schedule } = life;
  const fields: Readonly<Record<string, string>> = {
    name: ownerName,
    email,
    vatNumber,
    bankAccount,
    reserve,
    payoutSchedule: schedule,
  };
  const nameOfPlatform = useNameOfPlatform();
  const formats = useFormats();
  return (name: string, value: unknown, details: AuditEntry['details']) => {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (name === 'fields' && Array.isArray(value))
      return value.map((field: string) => fields[field] ?? field).join(', ');
    if (name === 'status' && typeof value === 'string' && value in life.statuses)
      return life.statuses[value as keyof typeof life.statuses];
    if (name === 'toAccountId' && typeof value === 'string') return accountName(value);
    if (Array.isArray(value)) return value.length === 0 ? texts.everyAddress : value.join(', ');
    if (name === 'requested' && typeof value === 'string') return actions[value] ?? value;
    if (name === 'role' && typeof value === 'string' && value in roles)
      return roles[value as keyof typeof roles];
    if (name === 'factor' && value === 'second') return texts.secondFactor;
    if (name === 'factor' && value === 'one_time_password') return texts.expiredPassword;
    if (name === 'platformId') return nameOfPlatform(Number(value)) ?? String(value);
    if (name === 'rights' && typeof value === 'string' && value in rights)
      return rights[value as keyof typeof rights];
    if (typeof value === 'number' && name.endsWith('Seconds')) return formats.duration(value);
    const { currency } = details;
    if (amountNames.includes(name) && typeof value === 'number' && typeof currency === 'string')
      return formats.money(value, currency);
    if (
      ['from', 'to', 'retiresAt'].includes(name) &&
      typeof value === 'string' &&
      !Number.isNaN(Date.parse(value))
    )
      return formats.time(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
};
