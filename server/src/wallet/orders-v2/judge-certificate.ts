import { X509Certificate } from 'node:crypto';

const certificatesMax = 6;
const block = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** `doubt`: we cannot say whether the wallet signs with it. */
export type Judgement =
  | { readonly certificate: X509Certificate }
  | { readonly refusal: string }
  | { readonly doubt: string };

/**
 * Judges what the wallet serves as its signing certificate. Trust comes from the place: it was fetched from the wallet's own host
 * over verified TLS (docs/decisions/034-trust-in-notifications.md). The wallet serves the certificate alone, so there is no chain
 * that would have to end in an authority of ours. Where it serves one, the chain has to hold.
 *
 * The time of the certificate itself is not judged here: that is a matter of each notification.
 */
export const judgeCertificate = (pem: string, signingName: string, now: Date): Judgement => {
  const [certificate, ...authorities] = parseCertificates(pem);
  if (certificate === undefined) return { doubt: 'its certificate cannot be read' };
  if (certificate.publicKey.asymmetricKeyType !== 'rsa')
    return { doubt: 'the key of its certificate is not RSA' };
  // Two names are a list, and equal none.
  if (certificate.toLegacyObject().subject.CN !== signingName)
    return { refusal: 'its certificate is for another name' };
  if (!isChain([certificate, ...authorities]) || !authorities.every((one) => isValidAt(one, now)))
    return { refusal: 'the chain of its certificate does not hold' };
  return { certificate };
};

/** Both ends belong to it (RFC 5280 §4.1.2.5). */
export const isValidAt = ({ validFromDate, validToDate }: X509Certificate, at: Date): boolean =>
  validFromDate <= at && at <= validToDate;

/** The certificates of a PEM file, in its order. None: the text is not a PEM file, or has too many. */
const parseCertificates = (pem: string): readonly X509Certificate[] => {
  const blocks = pem.match(block) ?? [];
  if (blocks.length > certificatesMax) return [];
  try {
    return blocks.map((text) => new X509Certificate(text));
  } catch {
    return [];
  }
};

/** Whether each certificate is issued by the next one (RFC 5280 §6.1, without policies and revocation). */
const isChain = (chain: readonly X509Certificate[]) =>
  chain.slice(1).every((issuer, index) => {
    const issued = chain[index]!;
    return issuer.ca && issued.checkIssued(issuer) && issued.verify(issuer.publicKey);
  });
