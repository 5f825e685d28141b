import type { MedusaContainer } from '@medusajs/framework/types';
import { Modules } from '@medusajs/framework/utils';

const metadataName = 'florin_cursors';

/** Up to where events were read, in the metadata of Medusa's store: so the shop's database needs no table of ours. */
export const openCursors = (container: MedusaContainer, name: string) => {
  const stores = container.resolve(Modules.STORE);
  const find = async () => {
    const [store] = await stores.listStores({}, { take: 1 });
    if (store === undefined) throw new Error('Medusa has no store to keep the cursor of events in.');
    const cursors = (store.metadata?.[metadataName] ?? {}) as Record<string, string>;
    return { store, cursors };
  };
  return {
    read: async () => (await find()).cursors[name],
    save: async (cursor: string) => {
      const { store, cursors } = await find();
      const metadata = { ...store.metadata, [metadataName]: { ...cursors, [name]: cursor } };
      await stores.updateStores(store.id, { metadata });
    },
  };
};
