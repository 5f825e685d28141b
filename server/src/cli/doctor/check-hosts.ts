import { examineHost, type ExaminedHost } from '../../database/examine-host.ts';
import { splitHosts } from '../../database/hosts.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

/** The oldest PostgreSQL that the tests make a payment on. */
const versionMin = 15;

interface Hosts {
  readonly findings: readonly Finding[];
  /** Whether one of them can be written to. */
  readonly hasPrimary: boolean;
  readonly isPooled: boolean;
}

/** Each server of DATABASE_URL: who it is, and whether the way to it is encrypted. */
export const checkHosts = async (
  url: string,
  readPassword: (() => Promise<string>) | undefined,
): Promise<Hosts> => {
  const hosts = await Promise.all(splitHosts(url).map((address) => examineHost(address, readPassword)));
  const primaries = hosts.filter((host) => host.kind !== 'away').filter(({ kind }) => kind === 'primary');
  const isOnly = primaries.length === 0;
  return {
    findings: hosts.flatMap((host) => [describe(host, isOnly), ...describeTls(host)]),
    hasPrimary: !isOnly,
    isPooled: primaries.some(({ isPooled }) => isPooled),
  };
};

const describe = (host: ExaminedHost, isOnly: boolean): Finding => {
  const name = `database ${host.host}`;
  if (host.kind === 'away')
    return (isOnly ? wrong : warning)(
      name,
      `it does not let us in: ${host.reason}`,
      'Check that it runs, and host, port, user, password and database in DATABASE_URL.',
    );
  const { kind, version, systemId, timeline, isPooled } = host;
  const detail =
    `${kind}, PostgreSQL ${version}` +
    (systemId === undefined ? '' : `, system id ${systemId}`) +
    (timeline === undefined ? '' : `, timeline ${timeline}`) +
    (isPooled ? ', behind a pooler' : '');
  if (Number.parseInt(version, 10) < versionMin)
    return wrong(name, detail, `Florin needs PostgreSQL ${versionMin} or newer.`);
  if (kind === 'standby' && isOnly)
    return wrong(name, `${detail}, and nothing can be written`, 'Name the primary in DATABASE_URL, too.');
  return ok(name, detail);
};

const describeTls = (host: ExaminedHost): readonly Finding[] => {
  if (host.kind === 'away') return [];
  const name = `TLS to ${host.host}`;
  if (host.tls !== undefined) return [ok(name, host.tls)];
  if (host.isLocal) return [ok(name, 'not needed on this machine')];
  return [
    warning(
      name,
      'the connection is not encrypted: whoever listens reads payments and can change them',
      'Add ?sslmode=verify-full to DATABASE_URL, and let the server demand TLS.',
    ),
  ];
};
