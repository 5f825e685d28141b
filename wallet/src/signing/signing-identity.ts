import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { findSetting, saveSetting } from '../database/kept-settings.ts';
import type { Database } from '../database/open-database.ts';
import { newCertificateId } from '../identifiers.ts';
import { issueCertificate } from './certificate.ts';

/** The subject of the certificate. Merchants accept this name alone, so the simulated wallet has one of its own. */
const signingName = 'messageverificationcerts.purse.example';

export interface SigningIdentity {
  readonly key: KeyObject;
  readonly certificateId: string;
  /** The certificate alone, as the real wallet serves it: without those of its authorities. */
  readonly certificatePem: string;
}

interface StoredIdentity {
  readonly key: string;
  readonly certificateId: string;
  readonly certificatePem: string;
}

export const signingKeyBits = 2048;
export const newSigningKey = () => generateKeyPairSync('rsa', { modulusLength: signingKeyBits }).privateKey;
const newAuthorityKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const createIdentity = (): StoredIdentity => {
  const key = newSigningKey();
  return {
    key: pemOf(key),
    certificateId: newCertificateId(),
    certificatePem: issueCertificate({
      subject: signingName,
      subjectKey: createPublicKey(key),
      issuer: 'Purse simulated authority',
      issuerKey: newAuthorityKey(),
    }),
  };
};

const createAndStore = (database: Database): StoredIdentity => {
  const identity = createIdentity();
  saveSetting(database, 'signing_identity', JSON.stringify(identity));
  database.commitNow();
  return identity;
};

/** An earlier version named its certificates otherwise, and for another subject. Nobody accepts those any more. */
const findStored = (database: Database): StoredIdentity | undefined => {
  const text = findSetting(database, 'signing_identity');
  const stored = text === undefined ? undefined : (JSON.parse(text) as StoredIdentity);
  return stored?.certificateId.startsWith('CERT-') ? stored : undefined;
};

/** Stored before it signs anything, so that a signature from before a restart is valid after it. */
export const loadSigningIdentity = (database: Database): SigningIdentity => {
  const { key, certificateId, certificatePem } = findStored(database) ?? createAndStore(database);
  return { key: createPrivateKey(key), certificateId, certificatePem };
};
