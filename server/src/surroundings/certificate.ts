import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { Warning } from './warning.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long before its end someone is warned. Enough to find out why a renewal does not happen. */
const warnDays = 14;

export interface OwnCertificate {
  readonly expiresAt: Date;
  readonly warnings: readonly Warning[];
}

/** What is wrong with the certificate that callers get, the first of the file. */
export const checkCertificate = (pem: string, host: string, now: Date): OwnCertificate => {
  const certificate = new X509Certificate(pem);
  const { validToDate: expiresAt } = certificate;
  const until = expiresAt.toISOString().slice(0, 10);
  const leftDays = (expiresAt.getTime() - now.getTime()) / dayMs;
  const warnings: Warning[] = [];
  if (leftDays <= 0) {
    warnings.push({ kind: 'certificate_expired', detail: `It was valid until ${until}.` });
  } else if (leftDays <= warnDays) {
    warnings.push({ kind: 'certificate_expires_soon', detail: `It is valid until ${until}.` });
  }
  const name = isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host);
  if (name === undefined)
    warnings.push({
      kind: 'certificate_wrong_name',
      detail: `It is not for ${host}, the host of PUBLIC_URL.`,
    });
  return { expiresAt, warnings };
};
