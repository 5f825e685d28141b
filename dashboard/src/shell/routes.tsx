import type { ComponentType } from 'react';
import type { Environment, Role } from '../api/schema.ts';
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
  /** Who may see it. Absent: every operator. The API checks this, too. */
  readonly role?: Role;
  /** The environment that has it. Absent: both. */
  readonly environment?: Environment;
}

/** Every page, in the order of the menu. Each is loaded when it is first opened. */
export const pages: readonly PageRoute[] = [
  {
    path: urls.home,
    load: () => import('../home/HomePage.tsx').then((page) => page.HomePage),
    menu: { text: 'home', icon: HomeIcon },
  },
  {
    path: urls.payments,
    load: () => import('../payments/PaymentsPage.tsx').then((page) => page.PaymentsPage),
    menu: { text: 'payments', icon: PaymentsIcon },
  },
  {
    path: '/payments/:id',
    load: () => import('../payments/PaymentPage.tsx').then((page) => page.PaymentPage),
  },
  {
    path: urls.refunds,
    load: () => import('../payments/refunds/RefundsPage.tsx').then((page) => page.RefundsPage),
    menu: { text: 'refunds', icon: RefundIcon },
  },
  {
    path: '/refunds/:id',
    load: () => import('../payments/refunds/RefundPage.tsx').then((page) => page.RefundPage),
  },
  {
    path: urls.disputes,
    load: () => import('../payments/disputes/DisputesPage.tsx').then((page) => page.DisputesPage),
    menu: { text: 'disputes', icon: DisputeIcon },
  },
  {
    path: urls.accounts,
    load: () => import('../accounts/AccountsPage.tsx').then((page) => page.AccountsPage),
    menu: { text: 'accounts', icon: WalletIcon },
  },
  {
    path: '/accounts/:id',
    load: () => import('../accounts/AccountPage.tsx').then((page) => page.AccountPage),
  },
  {
    path: urls.transfers,
    load: () => import('../accounts/TransfersPage.tsx').then((page) => page.TransfersPage),
    menu: { text: 'transfers', icon: TransferIcon },
  },
  {
    path: urls.payouts,
    load: () => import('../accounts/payouts/PayoutsPage.tsx').then((page) => page.PayoutsPage),
    menu: { text: 'payouts', icon: BankIcon },
  },
  {
    path: '/payouts/:id',
    load: () => import('../accounts/payouts/PayoutPage.tsx').then((page) => page.PayoutPage),
  },
  {
    path: urls.payoutRuns,
    load: () => import('../accounts/payouts/RunsPage.tsx').then((page) => page.RunsPage),
    menu: { text: 'payoutRuns', icon: ClipboardIcon },
  },
  {
    path: '/payout-runs/:id',
    load: () => import('../accounts/payouts/RunPage.tsx').then((page) => page.RunPage),
  },
  {
    path: urls.reconciliations,
    load: () =>
      import('../payments/reconciliation/ReconciliationsPage.tsx').then((page) => page.ReconciliationsPage),
    menu: { text: 'reconciliation', icon: CompareIcon },
  },
  {
    path: urls.apiKeys,
    load: () => import('../developers/ApiKeysPage.tsx').then((page) => page.ApiKeysPage),
    menu: { text: 'apiKeys', icon: KeyIcon, section: 'developers' },
    role: 'administrator',
  },
  {
    path: urls.ipAllowList,
    load: () => import('../developers/IpAllowListPage.tsx').then((page) => page.IpAllowListPage),
    menu: { text: 'ipAllowList', icon: ShieldIcon, section: 'developers' },
    role: 'administrator',
  },
  {
    path: urls.webhooks,
    load: () => import('../developers/webhooks/WebhooksPage.tsx').then((page) => page.WebhooksPage),
    menu: { text: 'webhooks', icon: WebhookIcon, section: 'developers' },
  },
  {
    path: '/developers/webhooks/:id',
    load: () => import('../developers/webhooks/EndpointPage.tsx').then((page) => page.EndpointPage),
  },
  {
    path: urls.events,
    load: () => import('../developers/events/EventsPage.tsx').then((page) => page.EventsPage),
    menu: { text: 'events', icon: EventIcon, section: 'developers' },
  },
  {
    path: '/developers/events/:id',
    load: () => import('../developers/events/EventPage.tsx').then((page) => page.EventPage),
  },
  {
    path: urls.quickStart,
    load: () => import('../developers/QuickStartPage.tsx').then((page) => page.QuickStartPage),
    menu: { text: 'quickStart', icon: TerminalIcon, section: 'developers' },
  },
  {
    path: urls.myAccount,
    load: () => import('../settings/my-account/MyAccountPage.tsx').then((page) => page.MyAccountPage),
    menu: { text: 'myAccount', icon: UserIcon, section: 'settings' },
  },
  {
    path: urls.users,
    load: () => import('../settings/users/UsersPage.tsx').then((page) => page.UsersPage),
    menu: { text: 'users', icon: UsersIcon, section: 'settings' },
    role: 'administrator',
  },
  {
    path: urls.auditLog,
    load: () => import('../settings/audit-log/AuditLogPage.tsx').then((page) => page.AuditLogPage),
    menu: { text: 'auditLog', icon: LogIcon, section: 'settings' },
    role: 'administrator',
  },
  {
    path: urls.testClock,
    load: () => import('../settings/test-clock/TestClockPage.tsx').then((page) => page.TestClockPage),
    menu: { text: 'testClock', icon: ClockIcon, section: 'settings' },
    role: 'administrator',
    environment: 'sandbox',
  },
];

/** Entries of the menu that lead out of the dashboard. */
export const externalLinks: readonly { readonly href: string; readonly menu: MenuEntry }[] = [
  { href: apiPagesUrl, menu: { text: 'apiPages', icon: BookIcon, section: 'developers' } },
];

export const mayOpen = (page: PageRoute, role: Role, environment: Environment) =>
  (page.role === undefined || page.role === role) &&
  (page.environment === undefined || page.environment === environment);
