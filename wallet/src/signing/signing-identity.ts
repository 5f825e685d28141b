import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { findSetting, saveSetting } from '../database/kept-settings.ts';
import type { Database } from '../database/open-database.ts';
import { newResourceId } from '../identifiers.ts';
import { issueCertificate } from './certificate.ts';

export type SigningIdentity = {
  key: KeyObject;
  certificateId: string;
  certificatePem: string;
  /** The certificate of the authority, for clients that check the chain. */
  rootPem: string;
};

type StoredIdentity = { key: string; certificateId: string; certificatePem: string; rootPem: string };

export const signingKeyBits = 2048;
export const newSigningKey = () => generateKeyPairSync('rsa', { modulusLength: signingKeyBits }).privateKey;
const newRootKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const createIdentity = (): StoredIdentity => {
  const root = newRootKey();
  const key = newSigningKey();
  const issuer = 'Purse simulated authority';
  return {
    key: pemOf(key),
    certificateId: newResourceId(),
    certificatePem: issueCertificate({
      subject: 'Purse simulated notifications',
      subjectKey: createPublicKey(key),
      issuer,
      issuerKey: root,
      isAuthority: false,
    }),
    rootPem: issueCertificate({
      subject: issuer,
      subjectKey: createPublicKey(root),
      issuer,
      issuerKey: root,
      isAuthority: true,
    }),
  };
};

const createAndStore = (database: Database): string => {
  const text = JSON.stringify(createIdentity());
  saveSetting(database, 'signing_identity', text);
  database.commitNow();
  return text;
};

/** Stored before it signs anything, so that a signature from before a restart is valid after it. */
export const loadSigningIdentity = (database: Database): SigningIdentity => {
  const text = findSetting(database, 'signing_identity') ?? createAndStore(database);
  const stored = JSON.parse(text) as StoredIdentity;
  return { ...stored, key: createPrivateKey(stored.key) };
};
