// Written by `npm run openapi` from docs/openapi.json, and held to it by a test. Not to be edited.

export type Problem = { readonly type: string; readonly title: string; readonly status: number; readonly detail: string; readonly code: 'malformed_body' | 'malformed_request' | 'headers_too_large' | 'request_timeout' | 'invalid_request' | 'notification_refused' | 'https_required' | 'unauthorized' | 'sign_in_failed' | 'two_factor_required' | 'signed_out' | 'password_wrong' | 'code_wrong' | 'password_change_required' | 'administrators_only' | 'foreign_origin' | 'ip_not_allowed' | 'not_found' | 'invitation_invalid' | 'method_not_allowed' | 'conflict' | 'last_administrator' | 'operator_exists' | 'body_too_large' | 'unsupported_media_type' | 'rate_limited' | 'internal_error' | 'temporarily_unavailable' | 'payment_declined' | 'account_unknown' | 'payment_not_approved' | 'payment_cancelled' | 'payment_expired' | 'payment_not_authorized' | 'payment_in_progress' | 'idempotency_in_progress' | 'idempotency_key_reused' | 'search_too_wide' | 'wallet_refused' | 'wallet_unavailable'; readonly requestId: string; readonly errors?: readonly ({ readonly pointer: string; readonly detail: string })[] | undefined };

interface Nothing {
  readonly body?: never;
}

export interface Operations {
  /** Which installation this is; needs no session. */
  readonly readInstallation: { readonly input: Nothing; readonly answer: { readonly environment: 'sandbox' | 'production'; readonly publicUrl: string; readonly currency: string; readonly version: string } };
  /** Sign in. */
  readonly signIn: { readonly input: { readonly body: { readonly email: string; readonly password: string; readonly code?: string | undefined } }; readonly answer: { readonly email: string; readonly role: 'administrator' | 'viewer'; readonly mustChangePassword: boolean; readonly twoFactor: boolean; readonly recoveryCodesLeft: number } };
  /** Who is signed in. */
  readonly readSession: { readonly input: Nothing; readonly answer: { readonly email: string; readonly role: 'administrator' | 'viewer'; readonly mustChangePassword: boolean; readonly twoFactor: boolean; readonly recoveryCodesLeft: number } };
  /** Sign out. */
  readonly signOut: { readonly input: Nothing; readonly answer: undefined };
  /** Change your own password; ends your other sessions. */
  readonly changePassword: { readonly input: { readonly body: { readonly password: string; readonly newPassword: string } }; readonly answer: undefined };
  /** Where you are signed in, latest use first. */
  readonly listSessions: { readonly input: Nothing; readonly answer: { readonly items: readonly ({ readonly id: string; readonly createdAt: string; readonly lastSeenAt: string; readonly expiresAt: string; readonly address: string; readonly userAgent: string; readonly isCurrent: boolean })[] } };
  /** End all of your sessions except this one. */
  readonly endOtherSessions: { readonly input: Nothing; readonly answer: undefined };
  /** End one of your sessions. */
  readonly endSession: { readonly input: { readonly params: { readonly id: string } }; readonly answer: undefined };
  /** Make a secret for an authenticator app, with the password confirmed. */
  readonly beginTwoFactor: { readonly input: { readonly body: { readonly password: string } }; readonly answer: { readonly secret: string; readonly uri: string } };
  /** Turn on two-factor sign-in with a first code; ends your other sessions. */
  readonly confirmTwoFactor: { readonly input: { readonly body: { readonly code: string } }; readonly answer: { readonly recoveryCodes: readonly (string)[] } };
  /** Make ten new recovery codes, with the password confirmed; the old ones stop working. */
  readonly replaceRecoveryCodes: { readonly input: { readonly body: { readonly password: string } }; readonly answer: { readonly recoveryCodes: readonly (string)[] } };
  /** Turn off two-factor sign-in, with the password and a code. */
  readonly removeTwoFactor: { readonly input: { readonly body: { readonly password: string; readonly code: string } }; readonly answer: undefined };
  /** Everybody who may sign in, oldest first. */
  readonly listOperators: { readonly input: { readonly query?: { readonly after?: string | undefined; readonly limit?: number | undefined } }; readonly answer: { readonly items: readonly ({ readonly id: string; readonly email: string; readonly role: 'administrator' | 'viewer'; readonly createdAt: string; readonly disabledAt: string | null; readonly lastSeenAt: string | null; readonly twoFactor: boolean; readonly isYou: boolean })[]; readonly nextCursor: string | null } };
  /** Make an operator an administrator or a viewer. */
  readonly changeRole: { readonly input: { readonly params: { readonly id: string }; readonly body: { readonly role: 'administrator' | 'viewer' } }; readonly answer: undefined };
  /** End an operator's access at once. */
  readonly disableOperator: { readonly input: { readonly params: { readonly id: string } }; readonly answer: undefined };
  /** Enable a disabled operator, with their old password and role. */
  readonly enableOperator: { readonly input: { readonly params: { readonly id: string } }; readonly answer: undefined };
  /** Turn off the two-factor sign-in of an operator who lost their phone and recovery codes. */
  readonly resetTwoFactor: { readonly input: { readonly params: { readonly id: string } }; readonly answer: undefined };
  /** Open invitations, newest first. */
  readonly listInvitations: { readonly input: Nothing; readonly answer: { readonly items: readonly ({ readonly id: string; readonly email: string; readonly role: 'administrator' | 'viewer'; readonly invitedBy: string; readonly createdAt: string; readonly expiresAt: string })[] } };
  /** Invite a person by a link that is shown once. */
  readonly inviteOperator: { readonly input: { readonly body: { readonly email: string; readonly role: 'administrator' | 'viewer' } }; readonly answer: { readonly id: string; readonly link: string; readonly expiresAt: string } };
  /** Withdraw an invitation. */
  readonly withdrawInvitation: { readonly input: { readonly params: { readonly id: string } }; readonly answer: undefined };
  /** Read an invitation without accepting it; needs no session. */
  readonly lookAtInvitation: { readonly input: { readonly body: { readonly token: string } }; readonly answer: { readonly email: string; readonly role: 'administrator' | 'viewer'; readonly environment: 'sandbox' | 'production'; readonly expiresAt: string } };
  /** Accept an invitation: become an operator and sign in; needs no session. */
  readonly acceptInvitation: { readonly input: { readonly body: { readonly token: string; readonly password: string } }; readonly answer: { readonly email: string; readonly role: 'administrator' | 'viewer'; readonly mustChangePassword: boolean; readonly twoFactor: boolean; readonly recoveryCodesLeft: number } };
  /** Generate an API key, with the password confirmed. */
  readonly generateApiKey: { readonly input: { readonly body: { readonly label: string; readonly password: string } }; readonly answer: { readonly id: string } };
  /** API keys, newest first, with their last use. */
  readonly listApiKeys: { readonly input: { readonly query?: { readonly after?: string | undefined; readonly limit?: number | undefined } }; readonly answer: { readonly items: readonly ({ readonly id: string; readonly label: string; readonly createdAt: string; readonly createdBy: string; readonly revokedAt: string | null; readonly lastUsedAt: string | null; readonly lastUsedFrom: string | null })[]; readonly nextCursor: string | null } };
  /** Show an API key, with the password again. */
  readonly revealApiKey: { readonly input: { readonly params: { readonly id: string }; readonly body: { readonly password: string } }; readonly answer: { readonly apiKey: string; readonly clientId: string; readonly clientSecret: string } };
  /** Revoke an API key: it and its token stop working at once. */
  readonly revokeApiKey: { readonly input: { readonly params: { readonly id: string } }; readonly answer: undefined };
  /** Addresses that may call, for the environment. */
  readonly readIpAllowList: { readonly input: Nothing; readonly answer: { readonly ranges: readonly ({ readonly range: string; readonly note: string })[]; readonly yourAddress: string } };
  /** Replace the list for the environment; in force at once. */
  readonly replaceIpAllowList: { readonly input: { readonly body: { readonly ranges: readonly ({ readonly range: string; readonly note?: string | undefined })[] } }; readonly answer: { readonly ranges: readonly ({ readonly range: string; readonly note: string })[]; readonly yourAddress: string } };
  /** Addresses that may call, for one API key. */
  readonly readApiKeyIpAllowList: { readonly input: { readonly params: { readonly id: string } }; readonly answer: { readonly ranges: readonly ({ readonly range: string; readonly note: string })[]; readonly yourAddress: string } };
  /** Replace the list for one API key; in force at once. */
  readonly replaceApiKeyIpAllowList: { readonly input: { readonly params: { readonly id: string }; readonly body: { readonly ranges: readonly ({ readonly range: string; readonly note?: string | undefined })[] } }; readonly answer: { readonly ranges: readonly ({ readonly range: string; readonly note: string })[]; readonly yourAddress: string } };
  /** Everything operators did, newest first. */
  readonly listAuditLog: { readonly input: { readonly query?: { readonly after?: string | undefined; readonly limit?: number | undefined; readonly actor?: string | undefined; readonly action?: 'signed_in' | 'sign_in_failed' | 'signed_out' | 'session_ended' | 'other_sessions_ended' | 'password_changed' | 'password_confirmation_failed' | 'password_reset' | 'two_factor_begun' | 'two_factor_turned_on' | 'two_factor_removed' | 'two_factor_reset' | 'two_factor_code_failed' | 'recovery_codes_replaced' | 'recovery_code_used' | 'operator_added' | 'operator_disabled' | 'operator_enabled' | 'operator_role_changed' | 'operator_invited' | 'invitation_withdrawn' | 'invitation_accepted' | 'api_key_generated' | 'api_key_revealed' | 'api_key_revoked' | 'allow_list_changed' | 'account_opened' | 'payment_capture_ordered' | 'payment_cancel_ordered' | 'wallet_asked' | 'payments_exported' | 'test_clock_advanced' | undefined; readonly from?: string | undefined; readonly to?: string | undefined } }; readonly answer: { readonly items: readonly ({ readonly sequence: number; readonly at: string; readonly actor: string; readonly address: string; readonly action: string; readonly subject: string; readonly details: Readonly<Record<string, unknown>>; readonly hash: string })[]; readonly nextCursor: string | null } };
  /** Every action that the audit log knows. */
  readonly listAuditActions: { readonly input: Nothing; readonly answer: { readonly items: readonly ('signed_in' | 'sign_in_failed' | 'signed_out' | 'session_ended' | 'other_sessions_ended' | 'password_changed' | 'password_confirmation_failed' | 'password_reset' | 'two_factor_begun' | 'two_factor_turned_on' | 'two_factor_removed' | 'two_factor_reset' | 'two_factor_code_failed' | 'recovery_codes_replaced' | 'recovery_code_used' | 'operator_added' | 'operator_disabled' | 'operator_enabled' | 'operator_role_changed' | 'operator_invited' | 'invitation_withdrawn' | 'invitation_accepted' | 'api_key_generated' | 'api_key_revealed' | 'api_key_revoked' | 'allow_list_changed' | 'account_opened' | 'payment_capture_ordered' | 'payment_cancel_ordered' | 'wallet_asked' | 'payments_exported' | 'test_clock_advanced')[] } };
  /** Recompute the hash chain of the whole log. */
  readonly verifyAuditLog: { readonly input: Nothing; readonly answer: { readonly intact: boolean; readonly entries?: number | undefined; readonly brokenAt?: number | undefined } };
  /** The time of the sandbox; production has no test clock and answers 404. */
  readonly readTestClock: { readonly input: Nothing; readonly answer: { readonly now: string; readonly aheadSeconds: number } };
  /** Move the time of the sandbox ahead; production has no test clock and answers 404. */
  readonly advanceTestClock: { readonly input: { readonly body: { readonly advanceSeconds: number } }; readonly answer: { readonly now: string; readonly aheadSeconds: number } };
  /** The state of the installation, in a few numbers. */
  readonly readHome: { readonly input: Nothing; readonly answer: { readonly now: string; readonly day: string; readonly today: { readonly started: number; readonly captured: number; readonly failed: number; readonly cancelled: number; readonly expired: number; readonly underWay: number; readonly successShare: number | null; readonly volumes: readonly ({ readonly currency: string; readonly capturedAmount: number; readonly count: number })[] }; readonly days: readonly ({ readonly day: string; readonly currency: string; readonly capturedAmount: number; readonly count: number })[]; readonly inDoubt: { readonly count: number; readonly oldestAt: string | null }; readonly quarantined: { readonly count: number }; readonly wallet: { readonly state: 'well' | 'failing' | 'unknown'; readonly lastAnswerAt: string | null; readonly recentCalls: number; readonly recentFailures: number; readonly medianMs: number | null } } };
  /** Payments of every API key, newest first. */
  readonly listAllPayments: { readonly input: { readonly query?: { readonly after?: string | undefined; readonly limit?: number | undefined; readonly status?: 'awaiting_approval' | 'capturing' | 'authorizing' | 'authorized' | 'validating' | 'releasing' | 'captured' | 'cancelled' | 'expired' | 'failed' | 'quarantined' | undefined; readonly accountId?: string | undefined; readonly reference?: string | undefined; readonly from?: string | undefined; readonly to?: string | undefined; readonly currency?: string | undefined; readonly amountFrom?: number | undefined; readonly amountTo?: number | undefined; readonly inDoubt?: boolean | undefined; readonly search?: string | undefined } }; readonly answer: { readonly items: readonly ({ readonly id: string; readonly status: 'awaiting_approval' | 'capturing' | 'authorizing' | 'authorized' | 'validating' | 'releasing' | 'captured' | 'cancelled' | 'expired' | 'failed' | 'quarantined'; readonly extOrderId: string; readonly accountId: string; readonly reference: string | null; readonly comment: string | null; readonly currency: string; readonly totalAmount: number; readonly commissionAmount: number; readonly capturedAmount: number | null; readonly captureMode: string; readonly declineIssue: string | null; readonly createdAt: string; readonly updatedAt: string; readonly expiresAt: string; readonly apiKeyId: string; readonly apiKeyLabel: string; readonly inDoubt: boolean })[]; readonly nextCursor: string | null } };
  /** Everything about one payment. */
  readonly readPaymentDetails: { readonly input: { readonly params: { readonly id: string } }; readonly answer: { readonly id: string; readonly status: 'awaiting_approval' | 'capturing' | 'authorizing' | 'authorized' | 'validating' | 'releasing' | 'captured' | 'cancelled' | 'expired' | 'failed' | 'quarantined'; readonly extOrderId: string; readonly accountId: string; readonly reference: string | null; readonly comment: string | null; readonly currency: string; readonly totalAmount: number; readonly commissionAmount: number; readonly capturedAmount: number | null; readonly captureMode: string; readonly declineIssue: string | null; readonly createdAt: string; readonly updatedAt: string; readonly expiresAt: string; readonly apiKeyId: string; readonly apiKeyLabel: string; readonly inDoubt: boolean; readonly returnUrl: string; readonly cancelUrl: string; readonly errorUrl: string | null; readonly approvalUrl: string; readonly authorizationExpiresAt: string | null; readonly walletCaptureId: string | null; readonly walletAuthorizationId: string | null; readonly items: readonly ({ readonly merchantAccountId: string; readonly description: string; readonly quantity: number; readonly unitAmount: number; readonly taxAmount: number | null; readonly type: 'digital' | 'physical' })[]; readonly delivery: { readonly receiver?: { readonly fullName: string } | undefined; readonly address?: { readonly street: string; readonly city: string; readonly postCode: string; readonly country: string; readonly state?: string | undefined } | undefined } | null; readonly amountBreakdown: { readonly totalItems: number; readonly totalItemTaxes?: number | undefined; readonly shipping?: number | undefined; readonly handling?: number | undefined; readonly insurance?: number | undefined; readonly shippingDiscount?: number | undefined; readonly discount?: number | undefined } | null; readonly buyer: { readonly ip?: string | undefined; readonly userAgent?: string | undefined; readonly language?: string | undefined }; readonly timeline: readonly ({ readonly at: string; readonly kind: 'event' | 'wallet_call'; readonly name: string; readonly details: Readonly<Record<string, unknown>> })[]; readonly postings: readonly ({ readonly at: string; readonly accountKind: 'account' | 'commission' | 'wallet_clearing'; readonly accountId: string | null; readonly currency: string; readonly amount: number })[]; readonly actions: readonly ('capture' | 'cancel' | 'ask_wallet')[] } };
  /** Capture an authorised payment, all or part of it, once. */
  readonly captureAsOperator: { readonly input: { readonly params: { readonly id: string }; readonly body: { readonly totalAmount?: number | undefined } }; readonly answer: { readonly id: string; readonly status: 'awaiting_approval' | 'capturing' | 'authorizing' | 'authorized' | 'validating' | 'releasing' | 'captured' | 'cancelled' | 'expired' | 'failed' | 'quarantined'; readonly extOrderId: string; readonly accountId: string; readonly reference: string | null; readonly comment: string | null; readonly currency: string; readonly totalAmount: number; readonly commissionAmount: number; readonly capturedAmount: number | null; readonly captureMode: string; readonly declineIssue: string | null; readonly createdAt: string; readonly updatedAt: string; readonly expiresAt: string; readonly apiKeyId: string; readonly apiKeyLabel: string; readonly inDoubt: boolean; readonly returnUrl: string; readonly cancelUrl: string; readonly errorUrl: string | null; readonly approvalUrl: string; readonly authorizationExpiresAt: string | null; readonly walletCaptureId: string | null; readonly walletAuthorizationId: string | null; readonly items: readonly ({ readonly merchantAccountId: string; readonly description: string; readonly quantity: number; readonly unitAmount: number; readonly taxAmount: number | null; readonly type: 'digital' | 'physical' })[]; readonly delivery: { readonly receiver?: { readonly fullName: string } | undefined; readonly address?: { readonly street: string; readonly city: string; readonly postCode: string; readonly country: string; readonly state?: string | undefined } | undefined } | null; readonly amountBreakdown: { readonly totalItems: number; readonly totalItemTaxes?: number | undefined; readonly shipping?: number | undefined; readonly handling?: number | undefined; readonly insurance?: number | undefined; readonly shippingDiscount?: number | undefined; readonly discount?: number | undefined } | null; readonly buyer: { readonly ip?: string | undefined; readonly userAgent?: string | undefined; readonly language?: string | undefined }; readonly timeline: readonly ({ readonly at: string; readonly kind: 'event' | 'wallet_call'; readonly name: string; readonly details: Readonly<Record<string, unknown>> })[]; readonly postings: readonly ({ readonly at: string; readonly accountKind: 'account' | 'commission' | 'wallet_clearing'; readonly accountId: string | null; readonly currency: string; readonly amount: number })[]; readonly actions: readonly ('capture' | 'cancel' | 'ask_wallet')[] } };
  /** Give up an authorised payment, or stop one that is not approved yet. */
  readonly cancelAsOperator: { readonly input: { readonly params: { readonly id: string } }; readonly answer: { readonly id: string; readonly status: 'awaiting_approval' | 'capturing' | 'authorizing' | 'authorized' | 'validating' | 'releasing' | 'captured' | 'cancelled' | 'expired' | 'failed' | 'quarantined'; readonly extOrderId: string; readonly accountId: string; readonly reference: string | null; readonly comment: string | null; readonly currency: string; readonly totalAmount: number; readonly commissionAmount: number; readonly capturedAmount: number | null; readonly captureMode: string; readonly declineIssue: string | null; readonly createdAt: string; readonly updatedAt: string; readonly expiresAt: string; readonly apiKeyId: string; readonly apiKeyLabel: string; readonly inDoubt: boolean; readonly returnUrl: string; readonly cancelUrl: string; readonly errorUrl: string | null; readonly approvalUrl: string; readonly authorizationExpiresAt: string | null; readonly walletCaptureId: string | null; readonly walletAuthorizationId: string | null; readonly items: readonly ({ readonly merchantAccountId: string; readonly description: string; readonly quantity: number; readonly unitAmount: number; readonly taxAmount: number | null; readonly type: 'digital' | 'physical' })[]; readonly delivery: { readonly receiver?: { readonly fullName: string } | undefined; readonly address?: { readonly street: string; readonly city: string; readonly postCode: string; readonly country: string; readonly state?: string | undefined } | undefined } | null; readonly amountBreakdown: { readonly totalItems: number; readonly totalItemTaxes?: number | undefined; readonly shipping?: number | undefined; readonly handling?: number | undefined; readonly insurance?: number | undefined; readonly shippingDiscount?: number | undefined; readonly discount?: number | undefined } | null; readonly buyer: { readonly ip?: string | undefined; readonly userAgent?: string | undefined; readonly language?: string | undefined }; readonly timeline: readonly ({ readonly at: string; readonly kind: 'event' | 'wallet_call'; readonly name: string; readonly details: Readonly<Record<string, unknown>> })[]; readonly postings: readonly ({ readonly at: string; readonly accountKind: 'account' | 'commission' | 'wallet_clearing'; readonly accountId: string | null; readonly currency: string; readonly amount: number })[]; readonly actions: readonly ('capture' | 'cancel' | 'ask_wallet')[] } };
  /** Ask the wallet now how a payment stands, and act on its answer. */
  readonly askWallet: { readonly input: { readonly params: { readonly id: string } }; readonly answer: { readonly id: string; readonly status: 'awaiting_approval' | 'capturing' | 'authorizing' | 'authorized' | 'validating' | 'releasing' | 'captured' | 'cancelled' | 'expired' | 'failed' | 'quarantined'; readonly extOrderId: string; readonly accountId: string; readonly reference: string | null; readonly comment: string | null; readonly currency: string; readonly totalAmount: number; readonly commissionAmount: number; readonly capturedAmount: number | null; readonly captureMode: string; readonly declineIssue: string | null; readonly createdAt: string; readonly updatedAt: string; readonly expiresAt: string; readonly apiKeyId: string; readonly apiKeyLabel: string; readonly inDoubt: boolean; readonly returnUrl: string; readonly cancelUrl: string; readonly errorUrl: string | null; readonly approvalUrl: string; readonly authorizationExpiresAt: string | null; readonly walletCaptureId: string | null; readonly walletAuthorizationId: string | null; readonly items: readonly ({ readonly merchantAccountId: string; readonly description: string; readonly quantity: number; readonly unitAmount: number; readonly taxAmount: number | null; readonly type: 'digital' | 'physical' })[]; readonly delivery: { readonly receiver?: { readonly fullName: string } | undefined; readonly address?: { readonly street: string; readonly city: string; readonly postCode: string; readonly country: string; readonly state?: string | undefined } | undefined } | null; readonly amountBreakdown: { readonly totalItems: number; readonly totalItemTaxes?: number | undefined; readonly shipping?: number | undefined; readonly handling?: number | undefined; readonly insurance?: number | undefined; readonly shippingDiscount?: number | undefined; readonly discount?: number | undefined } | null; readonly buyer: { readonly ip?: string | undefined; readonly userAgent?: string | undefined; readonly language?: string | undefined }; readonly timeline: readonly ({ readonly at: string; readonly kind: 'event' | 'wallet_call'; readonly name: string; readonly details: Readonly<Record<string, unknown>> })[]; readonly postings: readonly ({ readonly at: string; readonly accountKind: 'account' | 'commission' | 'wallet_clearing'; readonly accountId: string | null; readonly currency: string; readonly amount: number })[]; readonly actions: readonly ('capture' | 'cancel' | 'ask_wallet')[] } };
  /** The same payments as a file for spreadsheets. */
  readonly exportPayments: { readonly input: { readonly query?: { readonly status?: 'awaiting_approval' | 'capturing' | 'authorizing' | 'authorized' | 'validating' | 'releasing' | 'captured' | 'cancelled' | 'expired' | 'failed' | 'quarantined' | undefined; readonly accountId?: string | undefined; readonly reference?: string | undefined; readonly from?: string | undefined; readonly to?: string | undefined; readonly currency?: string | undefined; readonly amountFrom?: number | undefined; readonly amountTo?: number | undefined; readonly inDoubt?: boolean | undefined; readonly search?: string | undefined } }; readonly answer: undefined };
  /** Accounts that can receive payments, by id. */
  readonly listAccounts: { readonly input: { readonly query?: { readonly after?: string | undefined; readonly limit?: number | undefined; readonly search?: string | undefined } }; readonly answer: { readonly items: readonly ({ readonly id: string; readonly openedAt: string; readonly balances: readonly ({ readonly currency: string; readonly amount: number })[] })[]; readonly nextCursor: string | null } };
  /** Open an account that can receive payments; again, it changes nothing. */
  readonly openAccountAsOperator: { readonly input: { readonly body: { readonly id: string } }; readonly answer: { readonly id: string; readonly openedAt: string; readonly balances: readonly ({ readonly currency: string; readonly amount: number })[] } };
  /** The operator's own accounts. */
  readonly readOperatorAccounts: { readonly input: Nothing; readonly answer: { readonly commission: readonly ({ readonly currency: string; readonly amount: number })[]; readonly walletClearing: readonly ({ readonly currency: string; readonly amount: number })[] } };
  /** One account. */
  readonly readAccount: { readonly input: { readonly params: { readonly id: string } }; readonly answer: { readonly id: string; readonly openedAt: string; readonly balances: readonly ({ readonly currency: string; readonly amount: number })[] } };
  /** An account's postings, the latest first. */
  readonly listAccountPostings: { readonly input: { readonly params: { readonly id: string }; readonly query?: { readonly after?: string | undefined; readonly limit?: number | undefined } }; readonly answer: { readonly items: readonly ({ readonly at: string; readonly paymentId: string; readonly reference: string | null; readonly kind: string; readonly currency: string; readonly amount: number })[]; readonly nextCursor: string | null } };
}

export const places: Readonly<Record<keyof Operations, string>> = {
  readInstallation: 'GET /dashboard/api/installation',
  signIn: 'POST /dashboard/api/session',
  readSession: 'GET /dashboard/api/session',
  signOut: 'DELETE /dashboard/api/session',
  changePassword: 'POST /dashboard/api/password',
  listSessions: 'GET /dashboard/api/sessions',
  endOtherSessions: 'DELETE /dashboard/api/sessions',
  endSession: 'DELETE /dashboard/api/sessions/{id}',
  beginTwoFactor: 'POST /dashboard/api/two-factor',
  confirmTwoFactor: 'POST /dashboard/api/two-factor/confirm',
  replaceRecoveryCodes: 'POST /dashboard/api/two-factor/recovery-codes',
  removeTwoFactor: 'POST /dashboard/api/two-factor/remove',
  listOperators: 'GET /dashboard/api/operators',
  changeRole: 'POST /dashboard/api/operators/{id}/role',
  disableOperator: 'POST /dashboard/api/operators/{id}/disable',
  enableOperator: 'POST /dashboard/api/operators/{id}/enable',
  resetTwoFactor: 'POST /dashboard/api/operators/{id}/reset-two-factor',
  listInvitations: 'GET /dashboard/api/invitations',
  inviteOperator: 'POST /dashboard/api/invitations',
  withdrawInvitation: 'DELETE /dashboard/api/invitations/{id}',
  lookAtInvitation: 'POST /dashboard/api/invitations/look',
  acceptInvitation: 'POST /dashboard/api/invitations/accept',
  generateApiKey: 'POST /dashboard/api/api-keys',
  listApiKeys: 'GET /dashboard/api/api-keys',
  revealApiKey: 'POST /dashboard/api/api-keys/{id}/reveal',
  revokeApiKey: 'POST /dashboard/api/api-keys/{id}/revoke',
  readIpAllowList: 'GET /dashboard/api/ip-allow-list',
  replaceIpAllowList: 'PUT /dashboard/api/ip-allow-list',
  readApiKeyIpAllowList: 'GET /dashboard/api/api-keys/{id}/ip-allow-list',
  replaceApiKeyIpAllowList: 'PUT /dashboard/api/api-keys/{id}/ip-allow-list',
  listAuditLog: 'GET /dashboard/api/audit-log',
  listAuditActions: 'GET /dashboard/api/audit-log/actions',
  verifyAuditLog: 'POST /dashboard/api/audit-log/verify',
  readTestClock: 'GET /dashboard/api/test-clock',
  advanceTestClock: 'POST /dashboard/api/test-clock',
  readHome: 'GET /dashboard/api/home',
  listAllPayments: 'GET /dashboard/api/payments',
  readPaymentDetails: 'GET /dashboard/api/payments/{id}',
  captureAsOperator: 'POST /dashboard/api/payments/{id}/capture',
  cancelAsOperator: 'POST /dashboard/api/payments/{id}/cancel',
  askWallet: 'POST /dashboard/api/payments/{id}/ask-wallet',
  exportPayments: 'GET /dashboard/api/payments.csv',
  listAccounts: 'GET /dashboard/api/accounts',
  openAccountAsOperator: 'POST /dashboard/api/accounts',
  readOperatorAccounts: 'GET /dashboard/api/operator-accounts',
  readAccount: 'GET /dashboard/api/accounts/{id}',
  listAccountPostings: 'GET /dashboard/api/accounts/{id}/postings',
};
