import { randomBytes, sign, type KeyObject } from 'node:crypto';

// The part of DER (X.690) that an X.509 certificate needs (RFC 5280 §4.1). Node can read certificates but not create
// them.
const tlv = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const hex = content.length.toString(16);
  const length = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, content]);
};
const sequence = (...parts: Uint8Array[]) => tlv(0x30, ...parts);
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'));
const derTrue = tlv(0x01, Buffer.from([0xff]));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const commonName = '550403';
const basicConstraints = '551d13';
const keyUsage = '551d0f';

const distinguishedName = (name: string) =>
  sequence(tlv(0x31, sequence(oid(commonName), tlv(0x0c, Buffer.from(name)))));
const generalizedTime = (date: Date) =>
  tlv(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
const extension = (id: string, value: Uint8Array) => sequence(oid(id), derTrue, tlv(0x04, value));

interface Certificate {
  readonly subject: string;
  readonly subjectKey: KeyObject;
  readonly issuer: string;
  /** An elliptic-curve key, because it is fast to create. Only the subject's key has to be RSA. */
  readonly issuerKey: KeyObject;
}

// Key usage bits: it signs data.
const extensions = tlv(
  0xa3,
  sequence(
    extension(basicConstraints, sequence()),
    extension(keyUsage, tlv(0x03, Buffer.from([0x07, 0x80]))),
  ),
);

/** A certificate in PEM. It is valid from 2020 to 2099, so that a test can move the clock. */
export const issueCertificate = ({ subject, subjectKey, issuer, issuerKey }: Certificate): string => {
  const serial = randomBytes(16);
  // A serial number is positive and has no leading zeros: the first byte is between 01 and 7f.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x01;
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, serial),
    ecdsaWithSha256,
    distinguishedName(issuer),
    sequence(
      generalizedTime(new Date('2020-01-01T00:00:00Z')),
      generalizedTime(new Date('2099-12-31T23:59:59Z')),
    ),
    distinguishedName(subject),
    subjectKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = sign('sha256', body, issuerKey);
  const der = sequence(body, ecdsaWithSha256, tlv(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
};
