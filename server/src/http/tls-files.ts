import { createSecureContext, Server } from 'node:tls';
import type { Config } from '../start/config.ts';
import { readSettingFile, type FileSetting } from '../start/read-setting-file.ts';
import type { App } from './fastify.ts';

type TlsFiles = Pick<Config, FileSetting>;

/** The certificate and its key. Only for a service that serves TLS itself. */
export const readTlsFiles = (config: TlsFiles) => ({
  cert: readSettingFile(config, 'tlsCertificateFile'),
  key: readSettingFile(config, 'tlsKeyFile'),
});

/** Uses the certificate that the files have now, for new connections. Throws, and changes nothing, if it is not usable. */
export const reloadTlsFiles = ({ server }: App, files: TlsFiles) => {
  if (!(server instanceof Server)) return;
  const pair = readTlsFiles(files);
  createSecureContext(pair);
  server.setSecureContext(pair);
};
