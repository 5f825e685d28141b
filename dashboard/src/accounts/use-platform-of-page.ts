import { useSearchParams } from 'react-router';
import { firstPlatformId } from '../session/platforms.ts';

/** The platform in the address, as `platform`. Undefined: none is named there. */
export const useNamedPlatform = () => {
  const [params] = useSearchParams();
  const named = params.get('platform') ?? '';
  return /^[1-9]\d{0,8}$/.test(named) ? Number(named) : undefined;
};

/** The platform whose accounts a page shows. */
export const usePlatformOfPage = () => useNamedPlatform() ?? firstPlatformId;
