import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** Settings for a service that serves TLS itself. It reads the files at its start and at SIGHUP. */
export const makeTlsFiles = async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const folder = await mkdtemp(join(tmpdir(), 'florin-tls-'));
  const files = { TLS_CERT_FILE: join(folder, 'cert.pem'), TLS_KEY_FILE: join(folder, 'key.pem') };
  await writeFile(files.TLS_CERT_FILE, cert);
  await writeFile(files.TLS_KEY_FILE, key);
  return { folder, files };
};
