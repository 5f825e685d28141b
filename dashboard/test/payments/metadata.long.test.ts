import { beforeAll, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { expectNoSidewaysScroll, signInAs } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

const looks = {
  'in English on a desktop': { look: {}, title: 'Metadata' },
  'in French on a phone': { look: { language: 'fr-FR', phone: true }, title: 'Métadonnées' },
} as const;

test.for(Object.keys(looks) as (keyof typeof looks)[])(
  'a payment shows the metadata of its platform, however long they are, %s',
  async (name) => {
    const { look, title } = looks[name];
    const metadata = { cart: '4711', ['n'.repeat(40)]: 'v'.repeat(500) };
    const { id } = await shop.givenApproved({ transaction: { metadata } });
    const { page } = await signInAs(shop.dashboard, 'viewer', `/payments/${id}`, look);
    const facts = page.getByRole('region', { name: title, exact: true });
    for (const text of Object.entries(metadata).flat())
      await facts.getByText(text, { exact: true }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);
