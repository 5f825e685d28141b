// Written by `npm run openapi` from docs/openapi.json, and held to it by a test. Not to be edited.

export type Problem = { readonly type: string; readonly title: string; readonly status: number; readonly detail: string; readonly code: 'malformed_body' | 'malformed_request' | 'headers_too_large' | 'request_timeout' | 'invalid_request' | 'notification_refused' | 'https_required' | 'unauthorized' | 'sign_in_failed' | 'signed_out' | 'password_wrong' | 'password_change_required' | 'administrators_only' | 'foreign_origin' | 'ip_not_allowed' | 'not_found' | 'method_not_allowed' | 'conflict' | 'body_too_large' | 'unsupported_media_type' | 'rate_limited' | 'internal_error' | 'temporarily_unavailable' | 'payment_declined' | 'account_unknown' | 'payment_not_approved' | 'payment_cancelled' | 'payment_expired' | 'payment_not_authorized' | 'payment_in_progress' | 'idempotency_in_progress' | 'idempotency_key_reused' | 'wallet_refused' | 'wallet_unavailable'; readonly requestId: string; readonly errors?: readonly ({ readonly pointer: string; readonly detail: string })[] | undefined };

interface Nothing {
  readonly body?: never;
}

export interface Operations {
  /** Which installation this is; needs no session. */
  readonly readInstallation: { readonly input: Nothing; readonly answer: { readonly environment: 'sandbox' | 'production'; readonly publicUrl: string; readonly currency: string; readonly version: string } };
  /** Sign in. */
  readonly signIn: { readonly input: { readonly body: { readonly email: string; readonly password: string } }; readonly answer: { readonly email: string; readonly role: 'administrator' | 'viewer'; readonly mustChangePassword: boolean } };
  /** Who is signed in. */
  readonly readSession: { readonly input: Nothing; readonly answer: { readonly email: string; readonly role: 'administrator' | 'viewer'; readonly mustChangePassword: boolean } };
  /** Sign out. */
  readonly signOut: { readonly input: Nothing; readonly answer: undefined };
  /** Change your own password; ends your other sessions. */
  readonly changePassword: { readonly input: { readonly body: { readonly password: string; readonly newPassword: string } }; readonly answer: undefined };
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
  readonly listAuditLog: { readonly input: { readonly query?: { readonly after?: string | undefined; readonly limit?: number | undefined } }; readonly answer: { readonly items: readonly ({ readonly sequence: number; readonly at: string; readonly actor: string; readonly address: string; readonly action: string; readonly subject: string; readonly details: Readonly<Record<string, unknown>>; readonly hash: string })[]; readonly nextCursor: string | null } };
  /** Recompute the hash chain of the whole log. */
  readonly verifyAuditLog: { readonly input: Nothing; readonly answer: { readonly intact: boolean; readonly entries?: number | undefined; readonly brokenAt?: number | undefined } };
}

export const places: Readonly<Record<keyof Operations, string>> = {
  readInstallation: 'GET /dashboard/api/installation',
  signIn: 'POST /dashboard/api/session',
  readSession: 'GET /dashboard/api/session',
  signOut: 'DELETE /dashboard/api/session',
  changePassword: 'POST /dashboard/api/password',
  generateApiKey: 'POST /dashboard/api/api-keys',
  listApiKeys: 'GET /dashboard/api/api-keys',
  revealApiKey: 'POST /dashboard/api/api-keys/{id}/reveal',
  revokeApiKey: 'POST /dashboard/api/api-keys/{id}/revoke',
  readIpAllowList: 'GET /dashboard/api/ip-allow-list',
  replaceIpAllowList: 'PUT /dashboard/api/ip-allow-list',
  readApiKeyIpAllowList: 'GET /dashboard/api/api-keys/{id}/ip-allow-list',
  replaceApiKeyIpAllowList: 'PUT /dashboard/api/api-keys/{id}/ip-allow-list',
  listAuditLog: 'GET /dashboard/api/audit-log',
  verifyAuditLog: 'POST /dashboard/api/audit-log/verify',
};
