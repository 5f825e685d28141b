import { expect, test } from 'vitest';
import { findSetting, saveSetting } from '../../src/database/kept-settings.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { loadSigningIdentity } from '../../src/signing/signing-identity.ts';

test('a wallet signs with the same certificate after a restart', () => {
  const database = openDatabase(':memory:');
  const { certificateId, certificatePem } = loadSigningIdentity(database);
  expect(loadSigningIdentity(database)).toMatchObject({ certificateId, certificatePem });
});

test('a certificate of an earlier version, which nobody accepts any more, is replaced', () => {
  const database = openDatabase(':memory:');
  loadSigningIdentity(database);
  const stored = JSON.parse(findSetting(database, 'signing_identity')!) as object;
  saveSetting(database, 'signing_identity', JSON.stringify({ ...stored, certificateId: '8XZ2' }));
  const { certificateId } = loadSigningIdentity(database);
  expect(certificateId).toMatch(/^CERT-/);
  expect(loadSigningIdentity(database).certificateId).toBe(certificateId);
});
