import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { onTestFinished } from 'vitest';
import { signingName } from './support.ts';

/** Serves certificates as the wallet does, and counts who asks for which. */
export const givenCertificateHost = async (tls?: { readonly cert: string; readonly key: string }) => {
  const served = new Map<string, string>();
  const asked: string[] = [];
  const path = (id: string) => `/v1/notifications/certs/${id}`;
  const answer: Parameters<typeof createServer>[1] = ({ url = '' }, response) => {
    asked.push(url);
    const pem = served.get(url);
    response.writeHead(pem === undefined ? 404 : 200).end(pem);
  };
  const server = tls ? createTlsServer(tls, answer) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Returns the address of the certificate. */
  const serve = (pem: string, id = newCertificateId()) => {
    served.set(path(id), pem);
    return url + path(id);
  };
  return { url, serve, asked };
};

/** One that the wallet does not have, in the form of those that it has. */
export const newCertificateId = () => `CERT-${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`;

interface Signer {
  readonly name?: string;
  readonly from?: Date;
  readonly to?: Date;
  readonly keyType?: 'rsa' | 'ec';
  readonly issuer?: { readonly pem: string; readonly key: string };
  readonly isAuthority?: boolean;
  /** Its private key. Default: one for all who sign notifications, and one of its own for each authority. */
  readonly key?: string;
}

// Making a key can take seconds.
let signingKey: string | undefined;
const newKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

const keyPairOf = (privateKey: string) => ({
  privateKey,
  publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
});

/** A key and its certificate. Without an issuer it has signed itself. */
export const makeSigner = async ({ name = signingName, from, to, issuer, ...kind }: Signer = {}) => {
  const {
    isAuthority = false,
    keyType = 'rsa',
    key = isAuthority ? newKey() : (signingKey ??= newKey()),
  } = kind;
  const { cert: pem, private: ownKey } = await generate([{ name: 'commonName', value: name }], {
    algorithm: 'sha256',
    keyType,
    extensions: [{ name: 'basicConstraints', cA: isAuthority, critical: true }],
    ...(keyType === 'rsa' && { keyPair: keyPairOf(key) }),
    ...(from && { notBeforeDate: from }),
    ...(to && { notAfterDate: to }),
    ...(issuer && { ca: { key: issuer.key, cert: issuer.pem } }),
  });
  return { pem, key: ownKey };
};
