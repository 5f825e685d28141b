// Written by `npm run openapi` from docs/openapi.json, and held to it by a test. Not to be edited.

export type Problem = { readonly type: string; readonly title: string; readonly status: number; readonly detail: string; readonly code: 'malformed_body' | 'malformed_request' | 'headers_too_large' | 'request_timeout' | 'invalid_request' | 'notification_refused' | 'https_required' | 'unauthorized' | 'sign_in_failed' | 'two_factor_required' | 'signed_out' | 'password_wrong' | 'code_wrong' | 'password_change_required' | 'administrators_only' | 'foreign_origin' | 'ip_not_allowed' | 'not_found' | 'invitation_invalid' | 'method_not_allowed' | 'conflict' | 'last_administrator' | 'operator_exists' | 'body_too_large' | 'unsupported_media_type' | 'rate_limited' | 'internal_error' | 'temporarily_unavailable' | 'payment_declined' | 'account_unknown' | 'payment_not_approved' | 'payment_cancelled' | 'payment_expired' | 'payment_not_authorized' | 'payment_in_progress' | 'idempotency_in_progress' | 'idempotency_key_reused' | 'wallet_refused' | 'wallet_unavailable'; readonly requestId: string; readonly errors?: readonly ({ readonly pointer: string; readonly detail: string })[] | undefined };

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
  /** End all of your sessions but this one. */
  readonly endOtherSessions: { readonly input: Nothing; readonly answer: undefined };
  /** End one of your sessions. */
  readonly endSession: { readonly input: { readonly params: { readonly id: string } }; readonly answer: undefined };
  /** Make a secret for an authenticator app, with the password confirmed. */
  readonly beginTwoFactor: { readonly input: { readonly body: { readonly password: string } }; readonly answer: { readonly secret: string; readonly uri: string } };
  /** Turn two-factor sign-in on by a first code; ends your other sessions. */
  readonly confirmTwoFactor: { readonly input: { readonly body: { readonly code: string } }; readonly answer: { readonly recoveryCodes: readonly (string)[] } };
  /** Ten new recovery codes, with the password confirmed; the old ones end. */
  readonly replaceRecoveryCodes: { readonly input: { readonly body: { readonly password: string } }; readonly answer: { readonly recoveryCodes: readonly (string)[] } };
  /** Turn two-factor sign-in off, with the password and a code. */
  readonly removeTwoFactor: { readonly input: { readonly body: { readonly password: string; readonly code: string } }; readonly answer: undefined };
  /** Everybody who may sign in, oldest first. */
  readonly listOperators: { readonly input: { readonly query?: { readonly after?: string | undefined; readonly limit?: number | undefined } }; readonly answer: { readonly items: readonly ({ readonly id: string; readonly email: string; readonly role: 'administrator' | 'viewer'; readonly createdAt: string; readonly disabledAt: string | null; readonly lastSeenAt: string | null; readonly twoFactor: boolean; readonly isYou: boolean })[]; readonly nextCursor: string | null } };
  /** Make an operator an administrator or a viewer. */
  readonly changeRole: { readonly input: { readonly params: { readonly id: string }; readonly body: { readonly role: 'administrator' | 'viewer' } }; readonly answer: undefined };
  /** End an operator's access at once. */
  readonly disableOperator: { readonly input: { readonly params: { readonly id: string } }; readonly answer: undefined };
  /** Let a disabled operator in again, with their old password and role. */
  readonly enableOperator: { readonly input: { readonly params: { readonly id: string } }; readonly answer: undefined };
  /** For somebody who lost phone and recovery codes: let the password alone suffice again. */
  readonly resetTwoFactor: { readonly input: { readonly params: { readonly id: string } }; readonly answer: undefined };
  /** Open invitations, newest first. */
  readonly listInvitations: { readonly input: Nothing; readonly answer: { readonly items: readonly ({ readonly id: string; readonly email: string; readonly role: 'administrator' | 'viewer'; readonly invitedBy: string; readonly createdAt: string; readonly expiresAt: string })[] } };
  /** Invite somebody by a link that is shown once. */
  readonly inviteOperator: { readonly input: { readonly body: { readonly email: string; readonly role: 'administrator' | 'viewer' } }; readonly answer: { readonly id: string; readonly link: string; readonly expiresAt: string } };
  /** Take an invitation back. */
  readonly withdrawInvitation: { readonly input: { readonly params: { readonly id: string } }; readonly answer: undefined };
  /** What an invitation is for, without using it up; needs no session. */
  readonly lookAtInvitation: { readonly input: { readonly body: { readonly token: string } }; readonly answer: { readonly email: string; readonly role: 'administrator' | 'viewer'; readonly environment: 'sandbox' | 'production'; readonly expiresAt: string } };
  /** Become an operator and be signed in; needs no session. */
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
  readonly listAuditLog: { readonly input: { readonly query?: { readonly after?: string | undefined; readonly limit?: number | undefined; readonly actor?: string | undefined; readonly action?: string | undefined; readonly from?: string | undefined; readonly to?: string | undefined } }; readonly answer: { readonly items: readonly ({ readonly sequence: number; readonly at: string; readonly actor: string; readonly address: string; readonly action: string; readonly subject: string; readonly details: Readonly<Record<string, unknown>>; readonly hash: string })[]; readonly nextCursor: string | null } };
  /** Every action that the audit log knows. */
  readonly listAuditActions: { readonly input: Nothing; readonly answer: { readonly items: readonly (string)[] } };
  /** Recompute the hash chain of the whole log. */
  readonly verifyAuditLog: { readonly input: Nothing; readonly answer: { readonly intact: boolean; readonly entries?: number | undefined; readonly brokenAt?: number | undefined } };
  /** The time of the sandbox; production has no test clock and answers 404. */
  readonly readTestClock: { readonly input: Nothing; readonly answer: { readonly now: string; readonly aheadSeconds: number } };
  /** Move the time of the sandbox ahead; production has no test clock and answers 404. */
  readonly advanceTestClock: { readonly input: { readonly body: { readonly advanceSeconds: number } }; readonly answer: { readonly now: string; readonly aheadSeconds: number } };
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
};
