import type { ComponentType } from 'react';
import type { Environment, Right } from '../api/schema.ts';
import type { Texts } from '../i18n/en/en.ts';
import {
  BankIcon,
  BookIcon,
  ClipboardIcon,
  ClockIcon,
  CompareIcon,
  DisputeIcon,
  EventIcon,
  HomeIcon,
  KeyIcon,
  LogIcon,
  PaymentsIcon,
  RefundIcon,
  UsersIcon,
  UserIcon,
  WalletIcon,
  ShieldIcon,
  TransferIcon,
  TerminalIcon,
  WebhookIcon,
  type Icon,
} from '../icons.tsx';
import { apiPagesUrl, urls } from '../urls.ts';

type PageName = keyof Texts['shell']['pages'];

export interface MenuEntry {
  readonly text: PageName;
  readonly icon: Icon;
  /** Absent: the entry is above the sections. */
  readonly section?: 'developers' | 'settings';
}

export interface PageRoute {
  /** One of `urls`, or a pattern of React Router if the address contains an id. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** Absent: only other pages link to it. */
  readonly menu?: MenuEntry;
  /** What one needs to see it. The API checks this, too. */
  readonly right: Right;
  /** The environment that has it. Absent: both. */
  readonly environment?: Environment;
}

/** Every page, in the order of the menu. Each is loaded when it is first opened. */
export const pages: readonly PageRoute[] = [
  {
    path: urls.home,
    right: 'read',
    load: () => import('../home/HomePage.tsx').then((page) => page.HomePage),
    menu: { text: 'home', icon: HomeIcon },
  },
  {
    path: urls.payments,
    right: 'read',
    load: () => import('../payments/PaymentsPage.tsx').then((page) => page.PaymentsPage),
    menu: { text: 'payments', icon: PaymentsIcon },
  },
  {
    path: '/payments/:id',
    right: 'read',
    load: () => import('../payments/PaymentPage.tsx').then((page) => page.PaymentPage),
  },
  {
    path: urls.refunds,
    right: 'read',
    load: () => import('../payments/refunds/RefundsPage.tsx').then((page) => page.RefundsPage),
    menu: { text: 'refunds', icon: RefundIcon },
  },
  {
    path: '/refunds/:id',
    right: 'read',
    load: () => import('../payments/refunds/RefundPage.tsx').then((page) => page.RefundPage),
  },
  {
    path: urls.disputes,
    right: 'read',
    load: () => import('../payments/disputes/DisputesPage.tsx').then((page) => page.DisputesPage),
    menu: { text: 'disputes', icon: DisputeIcon },
  },
  {
    path: urls.accounts,
    right: 'read',
    load: () => import('../accounts/AccountsPage.tsx').then((page) => page.AccountsPage),
    menu: { text: 'accounts', icon: WalletIcon },
  },
  {
    path: '/accounts/:id',
    right: 'read',
    load: () => import('../accounts/AccountPage.tsx').then((page) => page.AccountPage),
  },
  {
    path: urls.transfers,
    right: 'read',
    load: () => import('../accounts/TransfersPage.tsx').then((page) => page.TransfersPage),
    menu: { text: 'transfers', icon: TransferIcon },
  },
  {
    path: urls.payouts,
    right: 'read',
    load: () => import('../accounts/payouts/PayoutsPage.tsx').then((page) => page.PayoutsPage),
    menu: { text: 'payouts', icon: BankIcon },
  },
  {
    path: '/payouts/:id',
    right: 'read',
    load: () => import('../accounts/payouts/PayoutPage.tsx').then((page) => page.PayoutPage),
  },
  {
    path: urls.payoutRuns,
    right: 'read',
    load: () => import('../accounts/payouts/RunsPage.tsx').then((page) => page.RunsPage),
    menu: { text: 'payoutRuns', icon: ClipboardIcon },
  },
  {
    path: '/payout-runs/:id',
    right: 'read',
    load: () => import('../accounts/payouts/RunPage.tsx').then((page) => page.RunPage),
  },
  {
    path: urls.reconciliations,
    right: 'read',
    load: () =>
      import('../payments/reconciliation/ReconciliationsPage.tsx').then((page) => page.ReconciliationsPage),
    menu: { text: 'reconciliation', icon: CompareIcon },
  },
  {
    path: urls.apiKeys,
    right: 'read_api_keys',
    load: () => import('../developers/ApiKeysPage.tsx').then((page) => page.ApiKeysPage),
    menu: { text: 'apiKeys', icon: KeyIcon, section: 'developers' },
  },
  {
    path: urls.ipAllowList,
    right: 'manage_allow_lists',
    load: () => import('../developers/IpAllowListPage.tsx').then((page) => page.IpAllowListPage),
    menu: { text: 'ipAllowList', icon: ShieldIcon, section: 'developers' },
  },
  {
    path: urls.webhooks,
    right: 'read',
    load: () => import('../developers/webhooks/WebhooksPage.tsx').then((page) => page.WebhooksPage),
    menu: { text: 'webhooks', icon: WebhookIcon, section: 'developers' },
  },
  {
    path: '/developers/webhooks/:id',
    right: 'read',
    load: () => import('../developers/webhooks/EndpointPage.tsx').then((page) => page.EndpointPage),
  },
  {
    path: urls.events,
    right: 'read',
    load: () => import('../developers/events/EventsPage.tsx').then((page) => page.EventsPage),
    menu: { text: 'events', icon: EventIcon, section: 'developers' },
  },
  {
    path: '/developers/events/:id',
    right: 'read',
    load: () => import('../developers/events/EventPage.tsx').then((page) => page.EventPage),
  },
  {
    path: urls.quickStart,
    right: 'read',
    load: () => import('../developers/QuickStartPage.tsx').then((page) => page.QuickStartPage),
    menu: { text: 'quickStart', icon: TerminalIcon, section: 'developers' },
  },
  {
    path: urls.myAccount,
    right: 'read',
    load: () => import('../settings/my-account/MyAccountPage.tsx').then((page) => page.MyAccountPage),
    menu: { text: 'myAccount', icon: UserIcon, section: 'settings' },
  },
  {
    path: urls.users,
    right: 'manage_users',
    load: () => import('../settings/users/UsersPage.tsx').then((page) => page.UsersPage),
    menu: { text: 'users', icon: UsersIcon, section: 'settings' },
  },
  {
    path: urls.auditLog,
    right: 'read_audit_log',
    load: () => import('../settings/audit-log/AuditLogPage.tsx').then((page) => page.AuditLogPage),
    menu: { text: 'auditLog', icon: LogIcon, section: 'settings' },
  },
  {
    path: urls.testClock,
    right: 'move_test_clock',
    load: () => import('../settings/test-clock/TestClockPage.tsx').then((page) => page.TestClockPage),
    menu: { text: 'testClock', icon: ClockIcon, section: 'settings' },
    environment: 'sandbox',
  },
];

/** Entries of the menu that lead out of the dashboard. */
export const externalLinks: readonly { readonly href: string; readonly menu: MenuEntry }[] = [
  { href: apiPagesUrl, menu: { text: 'apiPages', icon: BookIcon, section: 'developers' } },
];

export const mayOpen = (page: PageRoute, rights: readonly Right[], environment: Environment) =>
  rights.includes(page.right) && (page.environment === undefined || page.environment === environment);
