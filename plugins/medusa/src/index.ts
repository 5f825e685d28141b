import type { ModuleProviderExports } from '@medusajs/framework/types';
import { ModuleProvider, Modules } from '@medusajs/framework/utils';
import { FlorinProvider } from './florin-provider.ts';

export type { FlorinProviderOptions } from './options.ts';

const provider: ModuleProviderExports = ModuleProvider(Modules.PAYMENT, { services: [FlorinProvider] });

// Medusa loads a module by its default export.
export default provider;
