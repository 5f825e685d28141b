import { X509Certificate } from 'node:crypto';

const certificatesMax = 6;
const block = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The certificates of a PEM file, in its order. Undefined: the text is not a PEM file, or has too many. */
export const parseCertificates = (pem: string): readonly X509Certificate[] | undefined => {
  const blocks = pem.match(block) ?? [];
  if (blocks.length === 0 || blocks.length > certificatesMax) return undefined;
  try {
    return blocks.map((text) => new X509Certificate(text));
  } catch {
    return undefined;
  }
};

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, at: Date) =>
  validFromDate <= at && at <= validToDate;

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate) =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

/**
 * Whether a chain leads from its first certificate to one of the roots (RFC 5280 §6.1, without policies and revocation,
 * which notifications do not use). A root inside the chain is not trusted: it has to be one of `roots`.
 */
export const leadsToRoot = (
  chain: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  at: Date,
): boolean => {
  const [certificate, ...rest] = chain;
  if (!certificate || !isValidAt(certificate, at)) return false;
  if (roots.some((root) => isValidAt(root, at) && isIssuedBy(certificate, root))) return true;
  const [issuer] = rest;
  return issuer !== undefined && isIssuedBy(certificate, issuer) && leadsToRoot(rest, roots, at);
};
