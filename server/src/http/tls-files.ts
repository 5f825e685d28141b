import { readFileSync } from 'node:fs';
import { createSecureContext, Server } from 'node:tls';
import type { Config } from '../start/config.ts';
import type { App } from './fastify.ts';

type TlsFiles = Pick<Config, 'tlsCertificateFile' | 'tlsKeyFile'>;

/** The certificate and its key. Only for a service that serves TLS itself. */
export const readTlsFiles = ({ tlsCertificateFile, tlsKeyFile }: TlsFiles) => ({
  cert: readFileSync(tlsCertificateFile!),
  key: readFileSync(tlsKeyFile!),
});

/** Uses the certificate that the files have now, for new connections. Throws, and changes nothing, if it is not usable. */
export const reloadTlsFiles = ({ server }: App, files: TlsFiles) => {
  if (!(server instanceof Server)) return;
  const pair = readTlsFiles(files);
  createSecureContext(pair);
  server.setSecureContext(pair);
};
