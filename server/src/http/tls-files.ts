import { createSecureContext, Server } from 'node:tls';
import type { Config } from '../start/config.ts';
import { readSettingFile, type FileSetting } from '../start/read-setting-file.ts';
import { StartFault } from '../start/start-fault.ts';
import type { App } from './fastify.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** New connections get another certificate from now on. */
    useCertificate(pem: string): void;
  }
}

type TlsFiles = Pick<Config, FileSetting>;

/** The certificate and its key. Only for a service that serves TLS itself. */
export const readTlsFiles = (config: TlsFiles) => {
  const pair = {
    cert: readSettingFile(config, 'tlsCertificateFile'),
    key: readSettingFile(config, 'tlsKeyFile'),
  };
  try {
    createSecureContext(pair);
    return pair;
  } catch (error) {
    throw new StartFault(
      `The certificate of TLS_CERT_FILE and the key of TLS_KEY_FILE cannot be used together: ${explain(error)}.\n` +
        `The files are ${config.tlsCertificateFile} and ${config.tlsKeyFile}.`,
    );
  }
};

const reasons: Readonly<Record<string, string>> = {
  ERR_OSSL_X509_KEY_VALUES_MISMATCH: 'the key belongs to another certificate',
  ERR_OSSL_PEM_NO_START_LINE: 'one of the files is not PEM',
};

const explain = (error: unknown) => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
};

/** Uses the certificate that the files have now, for new connections. Throws, and changes nothing, if it is not usable. */
export const reloadTlsFiles = ({ server, useCertificate }: App, files: TlsFiles) => {
  if (!(server instanceof Server)) return;
  const pair = readTlsFiles(files);
  server.setSecureContext(pair);
  useCertificate(pair.cert);
};
