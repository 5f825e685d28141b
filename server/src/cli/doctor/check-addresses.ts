import type { Clock } from '../../clock.ts';
import { readTlsFiles } from '../../http/tls-files.ts';
import type { Config } from '../../start/config.ts';
import { checkCertificate } from '../../surroundings/certificate.ts';
import type { WarningKind } from '../../surroundings/warning.ts';
import { askPublicAddress } from './ask-public-address.ts';
import { attempt, notChecked, ok, warning, wrong, type Finding } from './finding.ts';

const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

export const checkAddresses = async (config: Config, clock: Clock): Promise<readonly Finding[]> => [
  await attempt('own certificate', async () => checkOwnCertificate(config, clock)),
  checkProxies(config),
  await checkPublicAddress(config, clock),
];

const checkOwnCertificate = (config: Config, clock: Clock) => {
  if (config.tlsCertificateFile === undefined)
    return notChecked('own certificate', 'TLS_CERT_FILE is not set');
  return judgeCertificate('own certificate', readTlsFiles(config).cert, config, clock);
};

const judgeCertificate = (name: string, pem: string, { publicUrl }: Config, clock: Clock): Finding => {
  const { expiresAt, warnings } = checkCertificate(pem, hostOf(publicUrl), clock());
  const [first] = warnings;
  if (first === undefined)
    return ok(name, `valid until ${expiresAt.toISOString().slice(0, 10)} for ${hostOf(publicUrl)}`);
  const isSoon = first.kind === 'certificate_expires_soon';
  return (isSoon ? warning : wrong)(
    name,
    warnings.map(({ detail }) => detail.replace(/\.$/, '')).join('; '),
    certificateRemedies[first.kind] ?? '',
  );
};

const renew = 'Renew it, and send the service SIGHUP.';
const certificateRemedies: Partial<Record<WarningKind, string>> = {
  certificate_expired: renew,
  certificate_expires_soon: renew,
  certificate_wrong_name: 'Get a certificate for the host of PUBLIC_URL.',
};

/** Production takes no key over plain HTTP, and only a trusted proxy can say whether a caller used https. */
const checkProxies = ({ environment, tlsCertificateFile, trustedProxies }: Config): Finding => {
  const name = 'proxies';
  if (trustedProxies.length > 0) return ok(name, `${trustedProxies.length} named in TRUSTED_PROXIES`);
  if (tlsCertificateFile !== undefined) return ok(name, 'none: this process ends TLS');
  if (environment === 'sandbox') return ok(name, 'none, and a sandbox takes plain http');
  return wrong(
    name,
    'there is neither TLS_CERT_FILE nor TRUSTED_PROXIES, so every call would be refused as plain http',
    'Name the addresses of your proxy in TRUSTED_PROXIES, or set TLS_CERT_FILE and TLS_KEY_FILE.',
  );
};

/** As a buyer's browser finds it. This machine may not reach it although others do, so that alone is no fault. */
const checkPublicAddress = async (config: Config, clock: Clock): Promise<Finding> => {
  const name = 'PUBLIC_URL';
  const answer = await askPublicAddress(config.publicUrl);
  if (answer.kind === 'away')
    return warning(
      name,
      `${config.publicUrl} cannot be reached from here (${answer.reason})`,
      'Check its DNS name, the proxy and the firewall, and try it from another machine.',
    );
  if (answer.certificate !== undefined) {
    const certificate = judgeCertificate(name, answer.certificate, config, clock);
    if (certificate.result !== 'ok') return certificate;
  }
  if (answer.distrust !== undefined)
    return wrong(
      name,
      `this machine does not trust the certificate of ${config.publicUrl} (${answer.distrust})`,
      'Serve the whole chain of a certificate that browsers trust.',
    );
  if (answer.environment !== config.environment)
    return wrong(
      name,
      answer.environment === undefined
        ? `${config.publicUrl} answered ${answer.status}, and is not Florin's`
        : `${config.publicUrl} is a Florin of the environment ${answer.environment}`,
      'Let the proxy send everything below this address to the service.',
    );
  return ok(name, `${config.publicUrl} leads to a Florin of this environment`);
};
