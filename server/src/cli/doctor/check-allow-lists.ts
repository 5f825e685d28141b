import type { Sql } from '../../database/client.ts';
import type { Config } from '../../start/config.ts';
import { ok, warning, type Finding } from './finding.ts';

const name = 'allow lists';

/** Behind a proxy that Florin does not trust, every caller has the proxy's address. */
export const checkAllowLists = async (config: Config, sql: Sql): Promise<Finding> => {
  const [row] = await sql.read<{ lists: number; open: number }[]>`
    select count(distinct coalesce(api_key_id, ''))::integer as lists,
      count(*) filter (where masklen(address_range) = 0)::integer as open
    from allowed_address_ranges`;
  const { lists, open } = row!;
  if (lists === 0) return ok(name, 'none, so API keys work from every address');
  if (open > 0)
    return warning(
      name,
      'one of them has a range of all addresses',
      'Remove it in the dashboard, under Access.',
    );
  const isBehindProxy = /^(?:127\.|::1$|localhost$)/.test(config.host);
  if (isBehindProxy && config.trustedProxies.length === 0 && config.environment === 'production')
    return warning(
      name,
      `HOST is ${config.host} and TRUSTED_PROXIES is empty, so every caller seems to have the proxy's address`,
      'Name the addresses of your proxy in TRUSTED_PROXIES.',
    );
  return ok(name, `${lists}, of the environment or of single keys`);
};
