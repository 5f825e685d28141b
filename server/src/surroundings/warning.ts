/** What is wrong around the service, and only the operator can put right, the worst first. */
export const warningKinds = [
  'certificate_expired',
  'certificate_wrong_name',
  'clock_database',
  'clock_wallet',
  'database_settings',
  'certificate_expires_soon',
] as const;
export type WarningKind = (typeof warningKinds)[number];

export interface Warning {
  readonly kind: WarningKind;
  /** In a sentence, with the figures. */
  readonly detail: string;
}

/** What the log says when it is found first. */
export const alerts: Record<WarningKind, string> = {
  certificate_expired: 'ALERT: the certificate of TLS_CERT_FILE has expired: renew it, and send SIGHUP',
  certificate_expires_soon: 'ALERT: the certificate of TLS_CERT_FILE expires soon: renew it, and send SIGHUP',
  certificate_wrong_name: 'ALERT: the certificate of TLS_CERT_FILE is not for the host of PUBLIC_URL',
  clock_database: "ALERT: this machine's clock differs from the database's: set both by NTP",
  clock_wallet: "ALERT: this machine's clock differs from the wallet's: set it by NTP",
  database_settings:
    'ALERT: the database role lacks settings that it needs behind a pooler: see PgBouncer in docs/operating.md',
};
