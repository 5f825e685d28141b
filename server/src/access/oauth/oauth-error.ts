/** RFC 6749 §5.2, and `server_error` for our own faults. */
export const oauthErrorCodes = [
  'invalid_request',
  'invalid_client',
  'unsupported_grant_type',
  'server_error',
] as const;
export type OAuthErrorCode = (typeof oauthErrorCodes)[number];

const statuses: Record<OAuthErrorCode, number> = {
  invalid_request: 400,
  invalid_client: 401,
  unsupported_grant_type: 400,
  server_error: 500,
};

/** A refusal of the token endpoint. The description is public and says what to do (docs/authentication.md). */
export class OAuthError extends Error {
  override name = 'OAuthError';
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.code = code;
  }

  get status() {
    return statuses[this.code];
  }
}
